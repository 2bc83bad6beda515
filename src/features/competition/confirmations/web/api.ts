import { type QueryClient, useQuery } from '@tanstack/react-query';
import type { Game } from '#features/competition/games/contract.ts';
import { gameOptions } from '#features/competition/games/web/api.ts';
import { apiClient } from '#web/api/requests.ts';
import { useNow } from '#web/ui/time/clock.ts';
import type { Confirmation, endpoints, NewDecision } from '../contract.ts';
import { advanceTo } from '../rules.ts';

const api = apiClient<typeof endpoints>();

const confirmationOptions = (id: number) => api.read('GET /api/games/:id/confirmation', { params: { id } });
export const disputedOptions = api.pages('GET /api/disputed-results');

export const confirmResult = (id: number, requestId: number) =>
  api.send('POST /api/games/:id/confirmation', { params: { id }, body: { requestId } });
export const disputeResult = (id: number, requestId: number, reason: string) =>
  api.send('POST /api/games/:id/dispute', { params: { id }, body: { requestId, reason } });
export const takeBackDispute = (id: number) => api.send('DELETE /api/games/:id/dispute', { params: { id } });
export const decideDispute = (id: number, body: NewDecision) =>
  api.send('POST /api/games/:id/decision', { params: { id }, body });

/** What captains say about a game's result, as of now. Undefined until it has loaded, and for games that are not over. */
export function useConfirmation({ id, status }: Pick<Game, 'id' | 'status'>): Confirmation | undefined {
  const now = new Date(useNow());
  const isOver = status === 'completed';
  const { data } = useQuery({ ...confirmationOptions(id), enabled: isOver });
  return isOver && data ? advanceTo(data, now) : undefined;
}

/** Prefetches for a page that shows a game; nobody is asked about a game that is not over. */
export async function prefetchConfirmation(client: QueryClient, id: number): Promise<void> {
  const game = await client.ensureQueryData(gameOptions(id)).catch(() => null);
  if (game?.status === 'completed') await client.prefetchQuery(confirmationOptions(id));
}
