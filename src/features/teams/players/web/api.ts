import { apiClient } from '#web/api/requests.ts';
import type { endpoints } from '../contract.ts';

export interface Narrowing {
  q?: string | undefined;
  sportId?: number | undefined;
  teamId?: number | undefined;
  allStars?: true | undefined;
}

const api = apiClient<typeof endpoints>();

export const playersOptions = (narrowing: Narrowing = {}) =>
  api.pages('GET /api/players/with-relations', { query: narrowing });

export const playerTotalsOptions = (narrowing: Narrowing = {}) =>
  api.read('GET /api/players/totals', { query: narrowing });

export const playerOptions = (id: number) => api.read('GET /api/players/:id', { params: { id } });
