import { apiClient } from '#web/api/requests.ts';
import type { endpoints, NewApiToken } from '../contract.ts';

const api = apiClient<typeof endpoints>();

export const apiTokensOptions = () => api.read('GET /api/admin/api-tokens');
export const makeToken = (body: NewApiToken) => api.send('POST /api/admin/api-tokens', { body });
export const revokeToken = (id: number) => api.send('DELETE /api/admin/api-tokens/:id', { params: { id } });
