import { apiClient } from '#web/api/requests.ts';
import type { endpoints } from '../contract.ts';

const api = apiClient<typeof endpoints>();

export const clubsOptions = (sportId?: number) =>
  api.pages('GET /api/clubs', { query: sportId === undefined ? {} : { sportId } });

export const clubOptions = (id: number) => api.read('GET /api/clubs/:id', { params: { id } });

export const toggleVisibility = (id: number) => api.send('POST /api/clubs/:id/toggle-visibility', { params: { id } });
