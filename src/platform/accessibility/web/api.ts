import { apiClient } from '#web/api/requests.ts';
import type { endpoints } from '../contract.ts';

export const statementOptions = apiClient<typeof endpoints>().read('GET /api/accessibility');
