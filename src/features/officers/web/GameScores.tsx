import { useInfiniteQuery } from '@tanstack/react-query';
import { CalendarX } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { type Game, type GameStatus, statuses } from '#features/games/contract.ts';
import { statusNames } from '#features/games/web/scoring/status-names.ts';
import { messageOf } from '#web/api.ts';
import { useSearchChange } from '#web/search-params.ts';
import { FilterPills } from '#web/ui/FilterPills.tsx';
import { LoadMore } from '#web/ui/LoadMore.tsx';
import { EmptyState, ErrorState, Loading, Skeleton } from '#web/ui/states.tsx';
import { freshMs, officerGamesOptions } from './api.ts';
import { RefreshButton } from './RefreshButton.tsx';
import { ScoreCards } from './ScoreCards.tsx';
import { UpdateScoreDialog } from './UpdateScoreDialog.tsx';

type Shown = GameStatus | 'all';

const choices: { value: Shown; label: string }[] = [
  { value: 'all', label: 'All' },
  ...statuses.map((status) => ({ value: status, label: statusNames[status] })),
];

export function GameScores() {
  const [params] = useSearchParams();
  const change = useSearchChange();
  const status = statuses.find((one) => one === params.get('status'));
  const query = useInfiniteQuery({ ...officerGamesOptions(status), staleTime: freshMs });
  const { data: games, error, isFetching, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } = query;
  // As it was when the dialog opened: what others change meanwhile is compared with it.
  const [edited, setEdited] = useState<Game | null>(null);
  const refresh = () => void refetch();
  const choose = (chosen: Shown) => change({ status: chosen === 'all' ? null : chosen }, { replace: true });
  return (
    <>
      <div className="flex items-center justify-between gap-3">
        <h2>Game Scores</h2>
        <RefreshButton label="Refresh Games" busy={isFetching} onRefresh={refresh} />
      </div>
      <FilterPills label="Show games" choices={choices} value={status ?? 'all'} onChoose={choose} />
      {!games && error ? (
        <ErrorState title="Failed to load games" text={messageOf(error)} onRetry={refresh} busy={isFetching} />
      ) : !games ? (
        <GamesLoading />
      ) : games.length === 0 ? (
        <EmptyState icon={CalendarX} title={status ? 'No games found' : 'No games scheduled'} />
      ) : (
        <ScoreCards games={games} onUpdate={setEdited} />
      )}
      <LoadMore hasMore={hasNextPage} busy={isFetchingNextPage} onMore={fetchNextPage} />
      {edited && <UpdateScoreDialog key={edited.id} game={edited} onClose={() => setEdited(null)} />}
    </>
  );
}

function GamesLoading() {
  return (
    <Loading label="Loading games" className="grid gap-3 md:grid-cols-2">
      {['a', 'b', 'c', 'd'].map((place) => (
        <Skeleton key={place} className="h-48 rounded-card" />
      ))}
    </Loading>
  );
}
