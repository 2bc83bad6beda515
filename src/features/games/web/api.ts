import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Settings } from '#features/settings/contract.ts';
import { defaultSettings } from '#features/settings/rules.ts';
import { settingsOptions } from '#features/settings/web/api.ts';
import { post, remove } from '#web/api.ts';
import { pagedOptions, readOptions } from '#web/queries.ts';
import type { Game, Rsvp } from '../contract.ts';

/** A game's answer also shows its teams and its sport by name. */
const games = { topics: ['games', 'teams', 'sports'], rows: 'game' };
const dayMs = 86_400_000;

/** Latest date first, so that what is to come stands on the first page. */
export const gamesOptions = pagedOptions<Game>('/api/games', games);
export const completedGamesOptions = pagedOptions<Game>('/api/games', { ...games, params: { status: 'completed' } });

export const rsvpsOptions = (gameId: number) =>
  readOptions<Rsvp[]>(`/api/games/${gameId}/rsvps`, { topics: [`rsvps:${gameId}`] });

/** What an RSVP changes: the names on the game's card, and the list of who is going. */
export const rsvpTopics = (gameId: number) => ['games', `rsvps:${gameId}`];
export const enterRsvp = (gameId: number, userName: string) =>
  post<Rsvp>(`/api/games/${gameId}/rsvp`, { userName, status: 'going' });
export const withdrawRsvp = (gameId: number, userName: string) =>
  remove<{ ok: true }>(`/api/games/${gameId}/rsvp`, { userName });

/** The games back to the present at least: all that is to come, and all that is under way. */
export function useGames() {
  const query = useInfiniteQuery(gamesOptions);
  const { data, hasNextPage, isFetching, isError, fetchNextPage } = query;
  const incomplete = hasNextPage && !isFetching && !isError && !reachesThePast(data ?? []);

  // A village with more than a page of games to come: the next one stands on a later page.
  useEffect(() => {
    if (incomplete) void fetchNextPage();
  }, [incomplete, fetchNextPage]);

  return query;
}

/** Whose names are shown as the residence's own. */
export function useHomeSide(): Settings {
  return useQuery(settingsOptions).data ?? defaultSettings;
}

function reachesThePast(games: readonly Game[]): boolean {
  const oldest = games.at(-1);
  return oldest !== undefined && Date.parse(oldest.dateTime) < Date.now() - dayMs;
}
