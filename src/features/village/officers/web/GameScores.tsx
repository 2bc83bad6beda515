import { useInfiniteQuery } from '@tanstack/react-query';
import { CalendarX, CheckCheck } from 'lucide-react';
import { memo, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { type Game, type GameStatus, statuses } from '#features/competition/games/contract.ts';
import { statusNames } from '#features/competition/games/name-rules.ts';
import { gamesBetween, missingResultsOptions } from '#features/competition/games/web/api.ts';
import { ScoreLiveLink } from '#features/competition/games/web/GameActions.tsx';
import { GameSummary, scoringOrder } from '#features/competition/games/web/scoring/GameSummary.tsx';
import { statusCards } from '#features/competition/games/web/scoring/status-names.ts';
import { BoxScoreEntryLink } from '#features/results/box-scores/web/BoxScoreEntryLink.tsx';
import { RowDialog } from '#platform/admin/web/manager/RowDialog.tsx';
import { fixtureText } from '#shared/notation.ts';
import { getMessage } from '#web/api/api.ts';
import { useSearchChange } from '#web/routing/search-params.ts';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { useRenderedInSteps } from '#web/ui/idle.ts';
import { FilterPills } from '#web/ui/lists/FilterPills.tsx';
import { LoadMore } from '#web/ui/lists/LoadMore.tsx';
import { EmptyState, ErrorState, Loading, Skeleton } from '#web/ui/states.tsx';
import { useNow } from '#web/ui/time/clock.ts';
import { freshMs, officerGamesOptions } from './api.ts';
import { RefreshButton } from './RefreshButton.tsx';
import { scoreForm } from './ScoreFields.tsx';

/** The day of an instant in the reader's time zone, from its midnight to the next. */
export function getDayRange(now: Date): { from: string; until: string } {
  const midnight = (days: number) => new Date(now.getFullYear(), now.getMonth(), now.getDate() + days).toISOString();
  return { from: midnight(0), until: midnight(1) };
}

/** Today's games, with games of other days that are still live. */
export const withLive = <G extends Pick<Game, 'id'>>(today: readonly G[], live: readonly G[]): G[] => [
  ...new Map([...live, ...today].map((game) => [game.id, game])).values(),
];

type OfSport = Pick<Game, 'sport' | 'sportId'>;

/** Groups games by sport, in the order of the sports. */
export function bySport<G extends OfSport>(games: readonly G[]): { sport: string; games: G[] }[] {
  const groups = [...Map.groupBy(games, ({ sportId }) => sportId)].toSorted(([a], [b]) => a - b);
  return groups.map(([, ofSport]) => ({ sport: ofSport[0]?.sport.name ?? '', games: ofSport }));
}

const choices: { value: ShownGames; label: string }[] = [
  { value: 'today', label: 'Today' },
  { value: 'missing', label: 'Results missing' },
  { value: 'all', label: 'All' },
  ...statuses.map((status) => ({ value: status, label: statusNames[status] })),
];

export function GameScores() {
  const [params] = useSearchParams();
  const change = useSearchChange();
  const shown = choices.find(({ value }) => value === params.get('status'))?.value ?? 'today';
  const { list, groups, earlier, error, isFetching, refetch } = useOfficerGames(shown);
  // The game as it was when the dialog opened: changes by others meanwhile are compared with it.
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
        <ErrorState title="Failed to load games" text={getMessage(error)} onRetry={refresh} busy={isFetching} />
      )}
      {!groups && !error && <GamesLoading />}
      {isEmpty && earlier.length > 0 && <p className="text-sm text-soft">No games today.</p>}
      {isEmpty && shown === 'today' && earlier.length === 0 && (
        <EmptyState icon={CalendarX} title="No games scheduled" text="No games today.">
          <Button onClick={() => choose('all')}>Show all games</Button>
        </EmptyState>
      )}
      {isEmpty && shown === 'missing' && <EmptyState icon={CheckCheck} title="No results are missing" />}
      {isEmpty && shown !== 'today' && shown !== 'missing' && (
        <EmptyState icon={CalendarX} title={shown === 'all' ? 'No games scheduled' : 'No games found'} />
      )}
      {groups?.map(({ sport, games }) => (
        <section key={sport} aria-label={sport ?? 'Games'} className="grid gap-2.5">
          {sport && <h3 className="text-soft">{sport}</h3>}
          <ScoreCards games={games} onUpdate={setEdited} />
        </section>
      ))}
      <LoadMore list={list} />
      <MissingResults games={earlier} onUpdate={setEdited} onAll={() => choose('missing')} />
      {edited && <UpdateScoreDialog key={edited.id} game={edited} onClose={() => setEdited(null)} />}
    </>
  );
}

const maxMissing = 6;

/** The latest games that should be over and have no result: somebody has to enter it. */
function MissingResults({ games, onUpdate, onAll }: ScoreCardsProps & { onAll: () => void }) {
  if (games.length === 0) return null;
  return (
    <section aria-labelledby="missing-results" className="mt-2 grid gap-2.5">
      <h3 id="missing-results">Results missing</h3>
      <ScoreCards games={games.slice(0, maxMissing)} onUpdate={onUpdate} />
      {games.length > maxMissing && <Button onClick={onAll}>Show all</Button>}
    </section>
  );
}

function GamesLoading() {
  return (
    <Loading label="Loading games" className="grid gap-3 md:grid-cols-2">
      {['a', 'b', 'c', 'd'].map((slot) => (
        <Skeleton key={slot} className="h-48 rounded-card" />
      ))}
    </Loading>
  );
}

function UpdateScoreDialog({ game, onClose }: { game: Game; onClose: () => void }) {
  const home = game.homeTeam.name;
  const away = game.awayTeam.name;
  const form = useMemo(() => scoreForm({ home, away }), [home, away]);
  return <RowDialog manager={form} row={game} onClose={onClose} />;
}

type ShownGames = GameStatus | 'today' | 'missing' | 'all';

/** The games of a pill: today's by sport, with live ones among them and the missing results below; any other's in one list. */
function useOfficerGames(shown: ShownGames) {
  const isToday = shown === 'today';
  const now = new Date(useNow());
  const { from, until } = getDayRange(now);
  const missing = useInfiniteQuery({ ...missingResultsOptions(now), staleTime: freshMs, enabled: isToday });
  const status = isToday || shown === 'all' || shown === 'missing' ? undefined : shown;
  const options = shown === 'missing' ? missingResultsOptions(now) : officerGamesOptions(status);
  const listed = useInfiniteQuery({ ...options, staleTime: freshMs, enabled: !isToday });
  const today = useInfiniteQuery({ ...gamesBetween(from, until), staleTime: freshMs, enabled: isToday });
  const live = useInfiniteQuery({ ...officerGamesOptions('live'), staleTime: freshMs, enabled: isToday });
  if (!isToday) {
    const { data, error, isFetching, refetch } = listed;
    return { list: listed, error, isFetching, refetch, groups: data && [{ sport: null, games: data }], earlier: [] };
  }
  const games: Game[] | undefined = today.data && live.data && withLive(today.data, live.data);
  const earlier = missing.data?.filter(({ id }) => !games?.some((game) => game.id === id)) ?? [];
  return {
    list: today,
    error: today.error ?? live.error,
    isFetching: today.isFetching || live.isFetching || missing.isFetching,
    refetch: () => Promise.all([today.refetch(), live.refetch(), missing.refetch()]),
    groups: games && bySport(games),
    earlier,
  };
}

interface ScoreCardsProps {
  games: readonly Game[];
  onUpdate: (game: Game) => void;
}

function ScoreCards({ games, onUpdate }: ScoreCardsProps) {
  const now = new Date(useNow());
  const renderedCount = useRenderedInSteps(games.length);
  return (
    <ul className="grid grid-cols-1 gap-3 md:grid-cols-2 2xl:grid-cols-3">
      {scoringOrder(games, now)
        .slice(0, renderedCount)
        .map((game) => (
          <li key={game.id} className="grid grid-cols-1">
            <ScoreCard game={game} onUpdate={onUpdate} />
          </li>
        ))}
    </ul>
  );
}

const ScoreCard = memo(function ScoreCard({ game, onUpdate }: { game: Game; onUpdate: (game: Game) => void }) {
  const sides = fixtureText(game.homeTeam.name, game.awayTeam.name);
  return (
    <Card as="article" className={`flex flex-col gap-2.5 ${statusCards[game.status]}`}>
      <GameSummary game={game} />
      <div className="mt-auto grid gap-2 pt-1">
        <ScoreLiveLink game={game} variant="primary" />
        <div className="flex flex-wrap gap-2 *:flex-1">
          {game.can.score && (
            <Button small aria-label={`Update Score: ${sides}`} onClick={() => onUpdate(game)}>
              Update Score
            </Button>
          )}
          <BoxScoreEntryLink game={game} />
        </div>
      </div>
    </Card>
  );
});
