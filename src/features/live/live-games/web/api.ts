import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { gameOptions } from '#features/competition/games/web/api.ts';
import type { endpoints as highlightEndpoints } from '#features/media/highlights/contract.ts';
import type { endpoints as playerEndpoints } from '#features/teams/players/contract.ts';
import { apiClient } from '#web/api/requests.ts';
import type { Added } from '#web/live/patches.ts';
import { eventsTag } from '../cache-tags.ts';
import type { endpoints, GameEvent, GameEvents, PressedEvent } from '../contract.ts';

const api = apiClient<typeof endpoints>();

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
      const after = getLastId(known());
      const heard = await read(client, after);
      // What is known now, not what was known when the request left: plays arrive meanwhile.
      const merged = together(known(), heard, after);
      if (merged) return merged;
      const whole = await read(client);
      return together(known(), whole) ?? whole;
    },
    meta: {
      appendPatch: {
        row: eventsTag(gameId),
        take: (known: GameEvents, { from, items }: Added<GameEvent>) => grown(known, { from, events: [...items] }),
      },
    },
  });
}

/** Who is probably here, for the team sheets of a game that is to come. */
export const sheetsOptions = (gameId: number) => api.read('GET /api/games/:id/sheets', { params: { id: gameId } });

export const rosterOptions = (teamId: number) =>
  apiClient<typeof playerEndpoints>().read('GET /api/teams/:id/players', { params: { id: teamId } });

export const gameHighlightsOptions = (gameId: number) =>
  apiClient<typeof highlightEndpoints>().read('GET /api/highlights', { query: { gameId, limit: 6 } });

/** The game in the address, `/games/7`, and the state of its query. */
export function useGame() {
  const [, , id] = useLocation().pathname.split('/');
  return { id: Number(id), ...useQuery(gameOptions(Number(id))) };
}

type Part = Pick<GameEvents, 'from' | 'events'>;

/** Appends the received events to the known ones. Null if events in between are missing, or if they contradict the known ones. */
export function grown(known: GameEvents, { from, events }: Part): GameEvents | null {
  if (from > known.events.length) return null;
  const isSame = known.events.slice(from).every(({ id }, at) => id === (events[at]?.id ?? id));
  return isSame ? { ...known, events: [...known.events, ...events.slice(known.events.length - from)] } : null;
}

/** Merges the known events with a response to a request for the events `after` one. */
export function together(known: GameEvents | undefined, heard: GameEvents, after?: string): GameEvents | null {
  // The server does not know that event: its data was restored to an earlier state.
  const isOther = after !== undefined && heard.from === 0;
  if (!known || isOther) return heard;
  const all = grown(known, heard);
  return all && { ...heard, from: 0, events: all.events };
}

export const getLastId = (known: GameEvents | undefined): string | undefined => known?.events.at(-1)?.id;

/** All events that this phone knows: those from the server, and pending ones. */
export function knownEvents(heard: GameEvents, pending: readonly PressedEvent[]): GameEvent[] {
  const ids = new Set(heard.events.map(({ id }) => id));
  return [...heard.events, ...pending.filter(({ id }) => !ids.has(id))];
}
