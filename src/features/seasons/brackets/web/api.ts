import { apiClient } from '#web/api/requests.ts';
import type { endpoints } from '../contract.ts';

const api = apiClient<typeof endpoints>();

export const bracketsOptions = api.read('GET /api/brackets');
export const bracketOptions = (id: number) => api.read('GET /api/competitions/:id/bracket', { params: { id } });
export const bracketGamesOptions = (id: number) =>
  api.read('GET /api/competitions/:id/bracket/games', { params: { id } });
export const gameInBracketOptions = (id: number) => api.read('GET /api/games/:id/bracket', { params: { id } });
