import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { calls as highlightCalls } from '#features/highlights/contract.ts';
import type { calls as playerCalls } from '#features/players/contract.ts';
import { callsOf } from '#web/api/calls.ts';
import type { Added } from '#web/live/patches.ts';
import type { calls, GameEvent, GameEvents, PressedEvent } from '../contract.ts';
import { grown, lastOf, together } from './merge-events.ts';

const api = callsOf<typeof calls>();

/** A refetch asks only for events after the known ones. Most arrive as patches on the live stream anyway. */
export function eventsOptions(gameId: number) {
  const queryKey = [`/api/games/${gameId}/events`, {}];
  const read = (client: QueryClient, after?: string) =>
    api.get(
      'GET /api/games/:id/events',
      { params: { id: gameId }, query: after ? { after } : {} },
      { client, queryKey },
    );
  return queryOptions({
    queryKey,
    queryFn: async ({ client }) => {
      const known = () => client.getQueryData<GameEvents>(queryKey);
      const after = lastOf(known());
      const merged = together(known(), await read(client, after), after);
      if (merged) return merged;
      const whole = await read(client);
      return together(known(), whole) ?? whole;
    },
    meta: {
      grows: {
        row: `events:${gameId}`,
        take: (known: GameEvents, { from, items }: Added<GameEvent>) => grown(known, { from, events: [...items] }),
      },
    },
  });
}

interface SentEvents {
  gameId: number;
  events: PressedEvent[];
  pressedBy: number;
  /** The last event that is known here: the answer holds the events after it. */
  after: string | undefined;
  session: string | undefined;
}

export const sendEvents = ({ gameId, events, pressedBy, after, session }: SentEvents) =>
  api.send('POST /api/games/:id/events', {
    params: { id: gameId },
    query: after ? { after } : {},
    body: { events, pressedBy, ...(session && { session }) },
  });

export const rosterOptions = (teamId: number) =>
  callsOf<typeof playerCalls>().read('GET /api/teams/:id/players', { params: { id: teamId } });

export const highlightsOfGame = (gameId: number) =>
  callsOf<typeof highlightCalls>().read('GET /api/highlights', { query: { gameId, limit: 6 } });
