import { type QueryClient, useQuery } from '@tanstack/react-query';
import { getMessage } from '#web/api/api.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { ErrorState, Loading, Skeleton } from '#web/ui/states.tsx';
import { RelativeTime } from '#web/ui/time/RelativeTime.tsx';
import { ownSignUpsOptions } from '../api.ts';

export function OwnSignUpsCard() {
  const { data, error, isFetching, refetch } = useQuery(ownSignUpsOptions());
  return (
    <Card
      heading="My sign-ups"
      aside={
        <ButtonLink to="/join" small>
          Sign up for a club
        </ButtonLink>
      }
    >
      {data?.length === 0 && (
        <p className="text-sm text-soft">None yet. Clubs that you sign up for while logged in appear here.</p>
      )}
      {data && data.length > 0 && (
        <ul className="grid gap-2">
          {data.map(({ id, club, createdAt }) => (
            <li key={id} className="flex flex-wrap items-baseline justify-between gap-x-3">
              <span className="min-w-0 font-semibold text-base wrap-anywhere">{club}</span>
              <span className="text-sm text-soft">
                Signed up <RelativeTime at={createdAt} />
              </span>
            </li>
          ))}
        </ul>
      )}
      {!data && error && (
        <ErrorState
          title="Your sign-ups did not load"
          text={getMessage(error)}
          onRetry={() => void refetch()}
          busy={isFetching}
        />
      )}
      {!data && !error && (
        <Loading label="Loading your sign-ups">
          <Skeleton className="h-6" />
        </Loading>
      )}
    </Card>
  );
}

OwnSignUpsCard.reads = (client: QueryClient) => [client.prefetchQuery(ownSignUpsOptions())];
