import { apiClient } from '#web/api/requests.ts';
import type { endpoints, Leaving } from '../../../contract.ts';

const api = apiClient<typeof endpoints>();

export const competingOptions = (id: number) => api.read('GET /api/competitions/:id/leaving-team', { params: { id } });
export const proposeLeaving = (id: number, body: Leaving) =>
  api.send('POST /api/competitions/:id/leaving-team/proposal', { params: { id }, body });
export const leave = (id: number, body: Leaving & { state: string }) =>
  api.send('POST /api/competitions/:id/leaving-team', { params: { id }, body });
