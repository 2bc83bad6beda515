import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { defaultHomeSide } from '#platform/settings/rules.ts';
import { settingsOptions } from '#platform/settings/web/api.ts';
import { apiClient } from '#web/api/requests.ts';
import { useFurtherPages } from '#web/ui/lists/further-pages.ts';
import type { endpoints, Game } from '../contract.ts';
import { storedDay } from '../day-rules.ts';
import { type HomeSide, resultsDueBefore } from '../rules.ts';

const api = apiClient<typeof endpoints>();
const dayMs = 86_400_000;

/** Latest date first, so that upcoming games are on the first page. */
export const gamesOptions = api.pages('GET /api/games');
export const completedGamesOptions = api.pages('GET /api/games', { query: { status: 'completed' } });
/** Games that start at or after `from`, and before `until`. */
export const gamesBetween = (from: string, until: string) => api.pages('GET /api/games', { query: { from, until } });

/** Games whose result is missing, latest first. */
export const missingResultsOptions = (now: Date) =>
  api.pages('GET /api/games', { query: { status: 'upcoming', until: resultsDueBefore(now) } });

/** Latest first. With more upcoming games than a page holds, the first page has the furthest ones. */
export const teamGamesOptions = (teamId: number) => api.pages('GET /api/games', { query: { teamId } });

const hourMs = 3_600_000;

/** The next game at each venue, for all at once; one that began in the last hour is still on. The same key for an hour. */
export const nextAtVenuesOptions = (now: number) =>
  api.read('GET /api/games/next-at-venues', {
    query: { from: new Date(Math.floor(now / hourMs - 1) * hourMs).toISOString() },
  });

/** Games at one venue on one or several days. */
export const gamesAtVenue = (venueId: number, from: string, until: string) =>
  api.pages('GET /api/games', { query: { venueId, from, until } });

export const gameOptions = (id: number) => api.read('GET /api/games/:id', { params: { id } });
export const ownRsvpsOptions = api.read('GET /api/games/going');
export const enteredGamesOptions = api.read('GET /api/user/rsvps');
export const rsvpsOptions = (gameId: number) => api.read('GET /api/games/:id/rsvps', { params: { id: gameId } });
export const enterRsvp = (gameId: number, userName: string) =>
  api.send('POST /api/games/:id/rsvp', { params: { id: gameId }, body: { userName, status: 'going' } });
export const withdrawRsvp = (gameId: number, userName: string) =>
  api.send('DELETE /api/games/:id/rsvp', { params: { id: gameId }, body: { userName } });

/** The resource of queued RSVPs to a game. */
export const rsvpsResource = ({ id }: Pick<Game, 'id'>): string => `rsvps:${id}`;

export function useGames() {
  return useFurtherPages(useInfiniteQuery(gamesOptions), reachThePast);
}

export function useHomeSide(): HomeSide {
  return useQuery(settingsOptions).data ?? defaultHomeSide;
}

function reachThePast(games: readonly Game[]): boolean {
  const oldest = games.at(-1);
  return oldest !== undefined && Date.parse(storedDay(oldest.dateTime)) < Date.now() - dayMs;
}
