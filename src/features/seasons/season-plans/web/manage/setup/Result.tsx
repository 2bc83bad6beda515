import { useQuery } from '@tanstack/react-query';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { teamsOptions } from '#features/teams/teams/web/api.ts';
import { fixtureText } from '#shared/notation.ts';
import { getMessage } from '#web/api/api.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { ErrorState, Loading, Skeleton } from '#web/ui/states.tsx';
import type { PlanGame, PlanResult, SeasonPlan } from '../../../contract.ts';
import { planGamesOptions, resultOptions } from '../../api.ts';
import { counted } from '../plan-texts.ts';
import { Measures } from './Measures.tsx';

/** How good the games are: what has no place and why, what is wrong, and how fair it is. */
export function Result({ plan }: { plan: SeasonPlan }) {
  const { data: result, error, isFetching, refetch } = useQuery(resultOptions(plan.id));
  return (
    <>
      {plan.unplaced > 0 && <Unplaced plan={plan} />}
      {result && result.faults.length > 0 && <Faults {...result} />}
      <Card heading="How fair is it?">
        {result && <Measures competitions={result.competitions} />}
        {!result && error && (
          <ErrorState title="The figures did not load" text={getMessage(error)} onRetry={refetch} busy={isFetching} />
        )}
        {!result && !error && (
          <Loading label="Loading the figures">
            <Skeleton className="h-40" />
          </Loading>
        )}
        <nav aria-label="What is next" className="mt-3.5 flex flex-wrap gap-2">
          <ButtonLink small to={`/plans/${plan.id}/board`}>
            To the board
          </ButtonLink>
          <ButtonLink small to={`/plans/${plan.id}/publish`}>
            To publishing
          </ButtonLink>
        </nav>
      </Card>
    </>
  );
}

function Unplaced({ plan }: { plan: SeasonPlan }) {
  const { data: games = [] } = useQuery(planGamesOptions(plan.id));
  const { data: teams = [] } = useQuery(teamsOptions());
  const names = new Map(teams.map(({ id, name }) => [id, name]));
  const open = games.filter(({ dateTime }) => dateTime === null);
  const byProblem = Map.groupBy(open, ({ problem }) => problem ?? 'No place was found');
  return (
    <Card heading={`${counted(plan.unplaced, 'game')} without a place`}>
      <ul className="grid gap-3">
        {[...byProblem].map(([problem, ofProblem]) => (
          <li key={problem} className="grid gap-1 wrap-anywhere">
            <span className="flex gap-2">
              <CircleAlert className="mt-0.5 size-5 shrink-0 text-gold" aria-hidden />
              <span>{problem}</span>
            </span>
            <span className="pl-7 text-sm text-soft">{gamesText(ofProblem, names)}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

const mostNamed = 4;

function gamesText(games: readonly PlanGame[], names: ReadonlyMap<number, string>): string {
  const sideName = (id: number | null) => (id === null ? undefined : names.get(id));
  const named = games.slice(0, mostNamed).map(({ homeTeamId, awayTeamId, round }) => {
    const [home, away] = [sideName(homeTeamId), sideName(awayTeamId)];
    return home && away ? fixtureText(home, away) : (round ?? 'A game');
  });
  const more = games.length - named.length;
  return `${named.join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}

function Faults({ faults, furtherFaults }: PlanResult) {
  return (
    <Card heading="What the check found">
      <ul className="grid gap-2 text-sm">
        {faults.map(({ text, isHard }) => (
          <li key={text} className="flex gap-2 wrap-anywhere">
            {isHard ? (
              <CircleAlert className="size-5 shrink-0 text-live-text" aria-label="Impossible" />
            ) : (
              <CircleCheck className="size-5 shrink-0 text-gold" aria-label="Unwelcome" />
            )}
            {text}
          </li>
        ))}
      </ul>
      {furtherFaults > 0 && <p className="mt-2 text-sm text-soft">And {furtherFaults} more.</p>}
    </Card>
  );
}
