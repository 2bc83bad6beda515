import { useQuery } from '@tanstack/react-query';
import { Users } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { idIn } from '#features/players/web/filters.ts';
import { sportsOptions } from '#features/sports/web/api.ts';
import { PageTitle } from '#web/layout/PageTitle.tsx';
import { loaderOf } from '#web/loading.ts';
import { EmptyState, ErrorState, Loading, Skeleton } from '#web/ui/states.tsx';
import { Chooser } from './Chooser.tsx';
import { Comparison } from './Comparison.tsx';

export function PlayerComparePage() {
  const [search] = useSearchParams();
  const sports = useQuery(sportsOptions());
  const sportId = idIn(search, 'sport');
  const [first, second] = [idIn(search, 'a'), idIn(search, 'b')];
  return (
    <>
      <PageTitle back="/more">Player Stat Comparison</PageTitle>
      {sports.data ? (
        <div className="grid grid-cols-1 gap-4 lg:grid-cols-[minmax(0,340px)_minmax(0,1fr)] lg:items-start lg:gap-6">
          <Chooser sports={sports.data} asked={{ sportId, first, second }} />
          <div aria-live="polite">
            {first !== undefined && second !== undefined && first !== second ? (
              <Comparison key={`${first} ${second}`} first={first} second={second} />
            ) : (
              <section className="card">
                <EmptyState
                  icon={Users}
                  title="No comparison yet"
                  text="Choose a sport and two players, then press Compare Players."
                />
              </section>
            )}
          </div>
        </div>
      ) : sports.isPending ? (
        <Loading label="Loading sports...">
          <Skeleton className="h-80 rounded-card" />
        </Loading>
      ) : (
        <ErrorState
          title="Connection Error"
          text="Unable to load sports. Please try again."
          onRetry={() => sports.refetch()}
          busy={sports.isFetching}
        />
      )}
    </>
  );
}

export const loader = loaderOf(({ client }) => [client.prefetchQuery(sportsOptions())]);
