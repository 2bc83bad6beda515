import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { CalendarRange } from 'lucide-react';
import { useDeferredValue, useMemo } from 'react';
import { venuesOptions } from '#features/competition/venues/web/api.ts';
import { teamsOptions } from '#features/teams/teams/web/api.ts';
import { useSettings } from '#platform/settings/web/api.ts';
import { getMessage } from '#web/api/api.ts';
import { useExternalStore } from '#web/routing/rendering.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { useFurtherPages } from '#web/ui/lists/further-pages.ts';
import { EmptyState, ErrorState, Loading, Skeleton } from '#web/ui/states.tsx';
import { useNow } from '#web/ui/time/clock.ts';
import { getZone } from '#web/zone.ts';
import type { SeasonPlan } from '../../../contract.ts';
import { planGamesOptions } from '../../api.ts';
import { Board } from './Board.tsx';
import { useChecks } from './checks.ts';
import { editorOf, shownGames } from './editor.ts';
import { buildBoard } from './model.ts';

/** The board of a plan in all its states: loading, failed, without games, or with them. */
export function BoardOfPlan({ plan }: { plan: SeasonPlan }) {
  const games = useQuery(planGamesOptions(plan.id));
  const teams = useQuery(teamsOptions());
  const venues = useInfiniteQuery(venuesOptions());
  useFurtherPages(venues);
  const timeZone = useSettings()?.timeZone;
  const failed = games.data === undefined && games.error;
  if (failed) {
    return (
      <ErrorState
        title="The games did not load"
        text={getMessage(failed)}
        onRetry={games.refetch}
        busy={games.isFetching}
      />
    );
  }
  if (!games.data || teams.isPending || venues.isPending || timeZone === undefined) return <BoardLoading />;
  if (games.data.length === 0) return <NoGames plan={plan} />;
  return (
    <Loaded plan={plan} {...{ timeZone }} games={games.data} teams={teams.data ?? []} venues={venues.data ?? []} />
  );
}

type Sources = Pick<Parameters<typeof buildBoard>[0], 'plan' | 'games' | 'teams' | 'venues'> & { timeZone: string };

function Loaded({ plan, games, teams, venues, timeZone }: Sources) {
  const editor = editorOf(useQueryClient(), plan.id);
  const state = useExternalStore(editor.subscribe, editor.get, editor.get);
  const shown = useMemo(() => shownGames(games, state), [games, state]);
  const zone = getZone(timeZone);
  // The whole plan is checked after the moved card is drawn.
  const checks = useChecks(plan, useDeferredValue(shown), zone);
  const now = useNow();
  const faults = checks?.faults;
  const board = useMemo(
    () => buildBoard({ plan, games: shown, teams, venues, zone, now: new Date(now), faults: faults ?? [] }),
    [plan, shown, teams, venues, zone, now, faults],
  );
  return <Board board={board} checks={checks} editor={editor} state={state} />;
}

const NoGames = ({ plan }: { plan: SeasonPlan }) => (
  <EmptyState
    icon={CalendarRange}
    title="No games yet"
    text="Say in the setup who plays, where and when. The games it makes appear here, and can be moved."
  >
    <ButtonLink to={`/plans/${plan.id}`}>To the setup</ButtonLink>
  </EmptyState>
);

const BoardLoading = () => (
  <Loading label="Loading the board" className="grid gap-3.5">
    <Skeleton className="h-16 rounded-card" />
    <Skeleton className="h-14 rounded-control" />
    <Skeleton className="h-96 rounded-card" />
  </Loading>
);
