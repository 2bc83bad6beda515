import { useInfiniteQuery } from '@tanstack/react-query';
import { useLateAnswer } from '#web/late-answer.ts';
import { useNow } from '#web/ui/clock.ts';
import { LoadMore } from '#web/ui/LoadMore.tsx';
import { sections } from '../rules.ts';
import { completedGamesOptions } from './api.ts';
import { GameListSkeleton, GameLists } from './GameList.tsx';
import { GamesFailure } from './GamesFailure.tsx';
import { NoGames } from './NoGames.tsx';

export function CompletedGames() {
  const query = useInfiniteQuery(completedGamesOptions);
  const { data, error, isFetching, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } = query;
  const games = useLateAnswer(data);
  const now = new Date(useNow());
  if (!data && error) return <GamesFailure error={error} onRetry={() => void refetch()} busy={isFetching} />;
  if (!games) return <GameListSkeleton />;
  if (games.length === 0) return <NoGames />;
  return (
    <GameLists sections={sections(games, 'Completed', now)}>
      <LoadMore hasMore={hasNextPage} busy={isFetchingNextPage} onMore={fetchNextPage} />
    </GameLists>
  );
}
