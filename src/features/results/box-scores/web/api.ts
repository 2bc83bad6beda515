import { apiClient } from '#web/api/requests.ts';
import type { endpoints, TypedBoxScore } from '../contract.ts';

const api = apiClient<typeof endpoints>();

export const boxScoreOptions = (gameId: number) => api.read('GET /api/games/:id/box-score', { params: { id: gameId } });

export const saveBoxScore = (gameId: number, body: TypedBoxScore) =>
  api.send('PUT /api/games/:id/box-score', { params: { id: gameId }, body });
