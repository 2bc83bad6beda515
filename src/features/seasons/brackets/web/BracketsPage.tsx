import { useQuery } from '@tanstack/react-query';
import { Trophy } from 'lucide-react';
import { myTeamsOptions } from '#features/teams/my-teams/web/api.ts';
import { PageTitle } from '#web/layout/PageTitle.tsx';
import { defineLoader } from '#web/routing/loading.ts';
import { EmptyState, ErrorState, Loading, Skeleton } from '#web/ui/states.tsx';
import { bracketsOptions } from './api.ts';
import { BracketRow } from './BracketRow.tsx';

export function BracketsPage() {
  const { data: brackets, isError, isFetching, refetch } = useQuery(bracketsOptions);
  return (
    <>
      <PageTitle>Brackets</PageTitle>
      {brackets ? (
        <Seasons brackets={brackets} />
      ) : isError ? (
        <ErrorState title="The brackets did not load" onRetry={() => void refetch()} busy={isFetching} />
      ) : (
        <Loading label="Loading the brackets" className="grid gap-3.5">
          <Skeleton className="h-40 rounded-card" />
        </Loading>
      )}
    </>
  );
}

export const loader = defineLoader(({ client }) => [
  client.prefetchQuery(bracketsOptions),
  client.prefetchQuery(myTeamsOptions),
]);

function Seasons({ brackets }: { brackets: readonly Parameters<typeof BracketRow>[0]['bracket'][] }) {
  if (brackets.length === 0) {
    return (
      <EmptyState
        icon={Trophy}
        title="No brackets yet"
        text="A cup or play-off appears here once its games have rounds such as Semi-final and Final."
      />
    );
  }
  return (
    <div className="grid grid-cols-1 gap-6">
      {[...Map.groupBy(brackets, ({ season }) => season)].map(([season, ofSeason]) => (
        <section key={season} aria-label={`Season ${season}`} className="grid grid-cols-1 gap-3">
          <h2>{season}</h2>
          <ul className="card game-rows">
            {ofSeason.map((bracket) => (
              <li key={bracket.competition.id}>
                <BracketRow bracket={bracket} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
