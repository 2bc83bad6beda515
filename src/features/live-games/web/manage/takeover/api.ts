import { queryOptions } from '@tanstack/react-query';
import { callsOf } from '#web/api/calls.ts';
import type { ClashDecision, calls } from '../../../contract.ts';
import { recoveredSession } from '../../scoring-session.ts';

const api = callsOf<typeof calls>();

/** How a game is scored, as seen from this phone. */
export function takeoverOptions(gameId: number) {
  return queryOptions({
    queryKey: [`/api/games/${gameId}/offered`, {}],
    queryFn: async ({ client, queryKey }) => {
      const query = { session: await recoveredSession() };
      return api.get('GET /api/games/:id/offered', { params: { id: gameId }, query }, { client, queryKey });
    },
  });
}

export const scorersOptions = (gameId: number) => api.read('GET /api/games/:id/scorers', { params: { id: gameId } });

export const changeScoring = async (gameId: number, join: boolean) =>
  api.send('POST /api/games/:id/scoring', {
    params: { id: gameId },
    body: { session: await recoveredSession(), join },
  });

/** Decides the given plays, or all that can be decided together. */
export const decideOffered = async (gameId: number, ids: number[] | null, take: boolean) =>
  api.send('POST /api/games/:id/offered/decisions', {
    params: { id: gameId },
    body: { ...(ids ? { ids } : { all: true as const }), take, session: await recoveredSession() },
  });

export const decideClashes = async (gameId: number, decision: Omit<ClashDecision, 'session'>) =>
  api.send('POST /api/games/:id/clashes/decisions', {
    params: { id: gameId },
    body: { ...decision, session: await recoveredSession() },
  });
