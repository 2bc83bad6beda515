import { useInfiniteQuery } from '@tanstack/react-query';
import { useNow } from '#web/ui/clock.ts';
import { LoadMore } from '#web/ui/LoadMore.tsx';
import { sections } from '../rules.ts';
import { completedGamesOptions } from './api.ts';
import { GameListSkeleton, GameLists } from './GameList.tsx';
import { GamesFailure } from './GamesFailure.tsx';
import { GamesFilter, useFilteredGames } from './GamesFilter.tsx';
import { NoGames } from './NoGames.tsx';

export function CompletedGames() {
  const query = useInfiniteQuery(completedGamesOptions);
  const { data: games, error, isFetching, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } = query;
  const filtered = useFilteredGames(games ?? []);
  const now = new Date(useNow());
  if (!games && error) return <GamesFailure error={error} onRetry={() => void refetch()} busy={isFetching} />;
  if (!games) return <GameListSkeleton />;
  return (
    <>
      <GamesFilter games={games} />
      {filtered.length === 0 && !hasNextPage && <NoGames />}
      <GameLists sections={sections(filtered, 'Completed', now)}>
        <LoadMore hasMore={hasNextPage} busy={isFetchingNextPage} onMore={fetchNextPage} />
      </GameLists>
    </>
  );
}
