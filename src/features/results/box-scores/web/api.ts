import type { QueryClient } from '@tanstack/react-query';
import { gameOptions } from '#features/competition/games/web/api.ts';
import { apiClient } from '#web/api/requests.ts';
import type { endpoints, TypedBoxScore } from '../contract.ts';

const api = apiClient<typeof endpoints>();

export const boxScoreOptions = (gameId: number) => api.read('GET /api/games/:id/box-score', { params: { id: gameId } });

export const saveBoxScore = (gameId: number, body: TypedBoxScore) =>
  api.send('PUT /api/games/:id/box-score', { params: { id: gameId }, body });

/** Prefetches for a page that shows a game. While it is played, its plays tell what its box score would. */
export async function prefetchBoxScore(client: QueryClient, gameId: number): Promise<void> {
  const game = await client.ensureQueryData(gameOptions(gameId)).catch(() => null);
  if (game?.status === 'completed') await client.prefetchQuery(boxScoreOptions(gameId));
}
