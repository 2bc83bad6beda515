import { useInfiniteQuery } from '@tanstack/react-query';
import type { Game, GameStatus } from '#features/games/contract.ts';
import { gamesBetween } from '#features/games/web/api.ts';
import { useNow } from '#web/ui/clock.ts';
import { freshMs, officerGamesOptions } from './api.ts';
import { bySport, dayOf, withLive } from './today.ts';

export type ShownGames = GameStatus | 'today' | 'all';

/** The games of a pill: of today by sport, those that are on among them; of any other in one list. */
export function useOfficerGames(shown: ShownGames) {
  const isToday = shown === 'today';
  const { from, until } = dayOf(new Date(useNow()));
  const status = isToday || shown === 'all' ? undefined : shown;
  const listed = useInfiniteQuery({ ...officerGamesOptions(status), staleTime: freshMs, enabled: !isToday });
  const today = useInfiniteQuery({ ...gamesBetween(from, until), staleTime: freshMs, enabled: isToday });
  const live = useInfiniteQuery({ ...officerGamesOptions('live'), staleTime: freshMs, enabled: isToday });
  if (!isToday) return { ...listed, groups: listed.data && [{ sport: null, games: listed.data }] };
  const games: Game[] | undefined = today.data && live.data && withLive(today.data, live.data);
  return {
    ...today,
    error: today.error ?? live.error,
    isFetching: today.isFetching || live.isFetching,
    refetch: () => Promise.all([today.refetch(), live.refetch()]),
    groups: games && bySport(games),
  };
}
