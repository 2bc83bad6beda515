import { apiClient } from '#web/api/requests.ts';
import type { endpoints } from '../contract.ts';

const api = apiClient<typeof endpoints>();

export const teamOverviewOptions = (id: number) => api.read('GET /api/teams/:id/overview', { params: { id } });
