import { useQuery } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import type { Game } from '#features/competition/games/contract.ts';
import { getDefinition } from '#features/teams/sports/rules.ts';
import { PageTitle } from '#web/layout/PageTitle.tsx';
import { Button } from '#web/ui/Button.tsx';
import { EmptyState, ErrorState, Skeleton } from '#web/ui/states.tsx';
import type { GameEvents } from '../../contract.ts';
import { liveState } from '../../rules.ts';
import { eventsOptions, useGame } from '../api.ts';
import { NoGame } from '../GamePage.tsx';
import { useRoster } from '../link-scoring.ts';
import { useSheets } from './console/sheet/use-sheets.ts';
import { Paper } from './paper/Paper.tsx';

/** The team sheets of a game as they are printed, for the people who may score it. */
export function SheetPage() {
  const { data: game, error, isFetching, refetch } = useGame();
  return (
    <div className="mx-auto max-w-4xl px-4 pt-3 pb-8 print:max-w-none print:p-0">
      <div className="print:hidden">
        <PageTitle
          aside={
            game && (
              <Button variant="primary" onClick={() => print()}>
                <Printer className="size-4" aria-hidden /> Print
              </Button>
            )
          }
        >
          Team sheet
        </PageTitle>
      </div>
      {game ? <Events game={game} /> : <NoGame error={error} busy={isFetching} onRetry={refetch} />}
    </div>
  );
}

function Events({ game }: { game: Game }) {
  const { data, isError, isFetching, refetch } = useQuery(eventsOptions(game.id));
  if (data?.can.score) return <Sheet game={game} gameEvents={data} />;
  if (data)
    return <EmptyState title="Only ground anchors can score games" text="Ask an admin to add you to their list." />;
  return isError ? (
    <ErrorState title="This game did not load" onRetry={() => refetch()} busy={isFetching} />
  ) : (
    <Skeleton className="h-96 rounded-card" />
  );
}

function Sheet({ game, gameEvents }: { game: Game; gameEvents: GameEvents }) {
  const definition = getDefinition(gameEvents.definition);
  const [home, away] = [useRoster(game.homeTeamId), useRoster(game.awayTeamId)];
  const rosters = home.data && away.data ? { home: home.data, away: away.data } : undefined;
  const sheets = useSheets(game.id, liveState(definition, gameEvents.events), rosters);
  if (!rosters)
    return home.hasFailed || away.hasFailed ? (
      <ErrorState
        title="The players did not load"
        onRetry={() => void Promise.all([home.refetch(), away.refetch()])}
        busy={false}
      />
    ) : (
      <Skeleton className="h-96 rounded-card" />
    );
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone the paper is wider than the window, and scrolls
    <section aria-label="Paper" tabIndex={0} className="overflow-x-auto rounded-control print:overflow-visible">
      <Paper game={game} definition={definition} sheets={sheets} />
    </section>
  );
}
