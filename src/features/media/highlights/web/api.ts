import { apiClient } from '#web/api/requests.ts';
import type { endpoints } from '../contract.ts';

const api = apiClient<typeof endpoints>();

export const highlightsOptions = api.pages('GET /api/highlights');
export const featuredHighlightOptions = api.read('GET /api/highlights/featured');
export const teamHighlightsOptions = (teamId: number) =>
  api.read('GET /api/highlights', { query: { teamId, limit: 4 } });
export const highlightOptions = (id: number) => api.read('GET /api/highlights/:id', { params: { id } });
export const newestBySportOptions = (sport: string) => api.read('GET /api/highlights', { query: { sport, limit: 1 } });
