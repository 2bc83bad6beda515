import { apiClient } from '#web/api/requests.ts';
import type { endpoints } from '../contract.ts';

export const api = apiClient<typeof endpoints>();

export const webhooksOptions = () => api.read('GET /api/webhooks');
export const deliveriesOptions = (id: number) => api.read('GET /api/webhooks/:id/deliveries', { params: { id } });
export const tellingOptions = (id: number) => api.read('GET /api/games/:id/telling', { params: { id } });
