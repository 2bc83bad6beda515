import { useInfiniteQuery } from '@tanstack/react-query';
import { Shapes } from 'lucide-react';
import { PageTitle } from '#web/layout/PageTitle.tsx';
import { ButtonLink } from '#web/ui/Button.tsx';
import { LoadMore } from '#web/ui/LoadMore.tsx';
import { useLinkedRow } from '#web/ui/linked-row.ts';
import { EmptyState, ErrorState, Loading, Skeleton } from '#web/ui/states.tsx';
import { clubsOptions } from './api.ts';
import { ClubCard } from './ClubCard.tsx';

const grid = 'grid gap-3.5 md:grid-cols-2 xl:grid-cols-3';

export function ClubsPage() {
  return (
    <>
      <PageTitle
        aside={
          <ButtonLink to="/join" look="primary" small>
            Join a club
          </ButtonLink>
        }
      >
        Clubs
      </PageTitle>
      <Clubs />
    </>
  );
}

function Clubs() {
  const clubs = useInfiniteQuery(clubsOptions());
  useLinkedRow({ shown: clubs.data?.length ?? 0, hasMore: clubs.hasNextPage, onMore: clubs.fetchNextPage });
  if (clubs.isPending) return <ClubsLoading />;
  if (!clubs.data) {
    return (
      <ErrorState
        title="Failed to fetch clubs"
        text="Please try again."
        onRetry={() => clubs.refetch()}
        busy={clubs.isFetching}
      />
    );
  }
  if (clubs.data.length === 0) {
    return <EmptyState icon={Shapes} title="No clubs found" text="Clubs appear here as soon as there are some." />;
  }
  return (
    <>
      <ul className={grid}>
        {clubs.data.map((club) => (
          <ClubCard key={club.id} club={club} />
        ))}
      </ul>
      <LoadMore hasMore={clubs.hasNextPage} busy={clubs.isFetchingNextPage} onMore={clubs.fetchNextPage} />
    </>
  );
}

function ClubsLoading() {
  return (
    <Loading label="Loading clubs..." className={grid}>
      {Array.from({ length: 6 }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: places that never change
        <Skeleton key={place} className="h-48 rounded-card" />
      ))}
    </Loading>
  );
}
