import { apiClient } from '#web/api/requests.ts';
import type { endpoints } from '../contract.ts';

const api = apiClient<typeof endpoints>();

export const mergesOptions = api.pages('GET /api/player-merges');
export const previewOptions = (id: number, other: number) =>
  api.read('GET /api/players/:id/merge', { params: { id }, query: { with: other } });

export const mergePlayer = (id: number, playerId: number) =>
  api.send('POST /api/players/:id/merge', { params: { id }, body: { playerId } });
export const undoMerge = (id: number) => api.send('POST /api/player-merges/:id/undo', { params: { id } });

export const mergesPath = '/admin/player-merges';

/** The page on which the other player is chosen. */
export const mergePath = (playerId: number): string => `${mergesPath}?player=${playerId}`;
