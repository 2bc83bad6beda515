import { apiClient } from '#web/api/requests.ts';
import type { endpoints } from '../contract.ts';

export const ownDayOptions = apiClient<typeof endpoints>().read('GET /api/user/day');
