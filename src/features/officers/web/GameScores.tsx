import { CalendarX } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { type Game, statuses } from '#features/games/contract.ts';
import { statusNames } from '#features/games/web/scoring/status-names.ts';
import { messageOf } from '#web/api.ts';
import { useSearchChange } from '#web/search-params.ts';
import { Button } from '#web/ui/Button.tsx';
import { FilterPills } from '#web/ui/FilterPills.tsx';
import { LoadMore } from '#web/ui/LoadMore.tsx';
import { EmptyState, ErrorState, Loading, Skeleton } from '#web/ui/states.tsx';
import { RefreshButton } from './RefreshButton.tsx';
import { ScoreCards } from './ScoreCards.tsx';
import { UpdateScoreDialog } from './UpdateScoreDialog.tsx';
import { type ShownGames, useOfficerGames } from './use-officer-games.ts';

const choices: { value: ShownGames; label: string }[] = [
  { value: 'today', label: 'Today' },
  { value: 'all', label: 'All' },
  ...statuses.map((status) => ({ value: status, label: statusNames[status] })),
];

export function GameScores() {
  const [params] = useSearchParams();
  const change = useSearchChange();
  const shown = choices.find(({ value }) => value === params.get('status'))?.value ?? 'today';
  const { groups, error, isFetching, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } = useOfficerGames(shown);
  // As it was when the dialog opened: what others change meanwhile is compared with it.
  const [edited, setEdited] = useState<Game | null>(null);
  const refresh = () => void refetch();
  const choose = (chosen: ShownGames) => change({ status: chosen === 'today' ? null : chosen }, { replace: true });
  const isEmpty = groups?.every(({ games }) => games.length === 0);
  return (
    <>
      <div className="flex items-center justify-between gap-3">
        <h2>Game Scores</h2>
        <RefreshButton label="Refresh Games" busy={isFetching} onRefresh={refresh} />
      </div>
      <FilterPills label="Show games" choices={choices} value={shown} onChoose={choose} />
      {!groups && error && (
        <ErrorState title="Failed to load games" text={messageOf(error)} onRetry={refresh} busy={isFetching} />
      )}
      {!groups && !error && <GamesLoading />}
      {isEmpty && shown === 'today' && (
        <EmptyState icon={CalendarX} title="No games scheduled" text="No games today.">
          <Button onClick={() => choose('all')}>Show all games</Button>
        </EmptyState>
      )}
      {isEmpty && shown !== 'today' && (
        <EmptyState icon={CalendarX} title={shown === 'all' ? 'No games scheduled' : 'No games found'} />
      )}
      {groups?.map(({ sport, games }) => (
        <section key={sport} aria-label={sport ?? 'Games'} className="grid gap-2.5">
          {sport && <h3 className="text-soft">{sport}</h3>}
          <ScoreCards games={games} onUpdate={setEdited} />
        </section>
      ))}
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
