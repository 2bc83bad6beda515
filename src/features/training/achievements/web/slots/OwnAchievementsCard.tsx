import { type QueryClient, useQuery } from '@tanstack/react-query';
import { getMessage } from '#web/api/api.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { ErrorState, Loading, Skeleton } from '#web/ui/states.tsx';
import type { Achievement } from '../../contract.ts';
import { achievementsOptions } from '../api.ts';

/** The total; the lobby lists each achievement. */
export function OwnAchievementsCard() {
  const { data, error, isFetching, refetch } = useQuery(achievementsOptions);
  return (
    <Card
      heading="My achievements"
      aside={
        <ButtonLink to="/social?tab=achievements" small>
          See all
        </ButtonLink>
      }
    >
      {data && <Earned achievements={data} />}
      {!data && error && (
        <ErrorState
          title="Your achievements did not load"
          text={getMessage(error)}
          onRetry={() => void refetch()}
          busy={isFetching}
        />
      )}
      {!data && !error && (
        <Loading label="Loading your achievements...">
          <Skeleton className="h-6" />
        </Loading>
      )}
    </Card>
  );
}

OwnAchievementsCard.reads = (client: QueryClient) => [client.prefetchQuery(achievementsOptions)];

function Earned({ achievements }: { achievements: readonly Achievement[] }) {
  const earned = achievements.filter(({ awardedAt }) => awardedAt !== null);
  return (
    <>
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className="score figure">{earned.reduce((total, { points }) => total + points, 0)}</span>
        <span className="text-sm text-soft">
          points · {earned.length} of {achievements.length} achievements
        </span>
      </p>
      {earned.length > 0 && <p className="mt-1 text-sm wrap-anywhere">{earned.map(({ name }) => name).join(' · ')}</p>}
    </>
  );
}
