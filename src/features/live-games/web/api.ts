import { queryOptions } from '@tanstack/react-query';
import type { calls as highlightCalls } from '#features/highlights/contract.ts';
import type { calls as playerCalls } from '#features/players/contract.ts';
import { callsOf } from '#web/calls.ts';
import type { calls, GameEvents, PressedEvent } from '../contract.ts';

const api = callsOf<typeof calls>();

/** Asked for anew, it asks for what came since what is known: each tap brings only itself to those who watch. */
export function eventsOptions(gameId: number) {
  const queryKey = [`/api/games/${gameId}/events`, {}];
  return queryOptions({
    queryKey,
    queryFn: async ({ client }) => {
      const known = client.getQueryData<GameEvents>(queryKey);
      const query = known ? { after: String(known.latest) } : {};
      const later = await api.getFor(queryKey, 'GET /api/games/:id/events', { params: { id: gameId }, query });
      return known ? { ...later, events: [...known.events, ...later.events] } : later;
    },
  });
}

export const sendEvents = (gameId: number, events: PressedEvent[]) =>
  api.send('POST /api/games/:id/events', { params: { id: gameId }, body: { events } });

export const rosterOptions = (teamId: number) =>
  callsOf<typeof playerCalls>().read('GET /api/teams/:id/players', { params: { id: teamId } });

export const highlightsOfGame = (gameId: number) =>
  callsOf<typeof highlightCalls>().read('GET /api/highlights', { query: { gameId, limit: 6 } });
