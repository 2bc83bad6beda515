import { apiClient } from '#web/api/requests.ts';
import type { Publishing, publishEndpoints } from '../../../publish-contract.ts';

const api = apiClient<typeof publishEndpoints>();

export const publicationOptions = (id: number) => api.read('GET /api/season-plans/:id/publication', { params: { id } });
export const withdrawalOptions = (id: number) => api.read('GET /api/season-plans/:id/withdrawal', { params: { id } });

export const publishPlan = (id: number, body: Publishing) =>
  api.send('POST /api/season-plans/:id/publication', { params: { id }, body });
export const withdrawPlan = (id: number) =>
  api.send('POST /api/season-plans/:id/withdrawal', { params: { id }, body: {} });
