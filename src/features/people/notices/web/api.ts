import { apiClient } from '#web/api/requests.ts';
import type { endpoints } from '../contract.ts';

const api = apiClient<typeof endpoints>();

export const noticesOptions = api.pages('GET /api/notices');
/** For those who decide: officers and admins. */
export const waitingOptions = api.read('GET /api/waiting');
export const readNotices = () => api.send('POST /api/notices/read');
