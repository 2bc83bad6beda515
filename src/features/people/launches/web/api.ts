import { apiClient } from '#web/api/requests.ts';
import type { endpoints } from '../contract.ts';

export const api = apiClient<typeof endpoints>();

export const openLaunchOptions = () => api.read('GET /api/admin/launch');
export const launchOptions = (token: string) => api.read('GET /api/launches/:token', { params: { token } });
