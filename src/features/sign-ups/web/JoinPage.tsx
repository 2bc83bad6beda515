import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { nameKey } from '#shared/name-key.ts';
import { PageTitle } from '#web/layout/PageTitle.tsx';
import { loaderOf } from '#web/loading.ts';
import { Card } from '#web/ui/Card.tsx';
import { ErrorState, Loading, Skeleton } from '#web/ui/states.tsx';
import { clubsOnOfferOptions } from './api.ts';
import { JoinForm } from './JoinForm.tsx';

/** Open to everyone: a newcomer signs up for a club before having an account. */
export function JoinPage() {
  return (
    <div className="mx-auto max-w-2xl">
      <PageTitle back="/home">Join</PageTitle>
      <div className="grid gap-3.5">
        <Card hero className="grid gap-1.5 py-6 sm:px-6">
          <h2 className="text-2xl lg:text-3xl">Find your team</h2>
          <p className="max-w-[46ch] text-soft">
            Choose a club and leave your name. The people who run it will find you.
          </p>
        </Card>
        <Card as="div" className="sm:p-6">
          <Form />
        </Card>
      </div>
    </div>
  );
}

export const loader = loaderOf(({ client }) => [client.prefetchQuery(clubsOnOfferOptions())]);

function Form() {
  const clubs = useQuery(clubsOnOfferOptions());
  const [search] = useSearchParams();
  const asked = search.get('club');
  if (clubs.data) {
    const chosen = asked === null ? undefined : clubs.data.find((club) => nameKey(club) === nameKey(asked));
    return (
      <>
        {asked !== null && chosen === undefined && (
          <p role="status" className="mb-4 rounded-control bg-raised p-3.5 text-sm">
            The club that you opened is not taking sign-ups right now. You can choose another one.
          </p>
        )}
        <JoinForm clubs={clubs.data} chosen={chosen} />
      </>
    );
  }
  if (clubs.isError) {
    return <ErrorState title="The clubs did not load" onRetry={() => clubs.refetch()} busy={clubs.isFetching} />;
  }
  return (
    <Loading label="Loading clubs..." className="grid gap-4">
      {['club', 'names', 'smid', 'send'].map((place) => (
        <Skeleton key={place} className="h-18 rounded-control" />
      ))}
    </Loading>
  );
}
