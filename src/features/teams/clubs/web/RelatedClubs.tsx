import { useInfiniteQuery } from '@tanstack/react-query';
import { ButtonLink } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { ErrorState, Loading, Skeleton } from '#web/ui/states.tsx';
import { clubsOptions } from './api.ts';
import { ClubRow } from './ClubCard.tsx';

export function RelatedClubs({ sportId }: { sportId: number }) {
  return (
    <Card heading="Related Clubs">
      <Clubs sportId={sportId} />
      <ButtonLink to="/more" small wide className="mt-3">
        View All Clubs
      </ButtonLink>
    </Card>
  );
}

function Clubs({ sportId }: { sportId: number }) {
  const clubs = useInfiniteQuery(clubsOptions(sportId));
  if (clubs.isPending) {
    return (
      <Loading label="Loading clubs..." className="grid gap-3">
        <Skeleton className="h-11 rounded-control" />
        <Skeleton className="h-11 rounded-control" />
      </Loading>
    );
  }
  if (!clubs.data) {
    return <ErrorState title="Failed to fetch clubs" onRetry={() => clubs.refetch()} busy={clubs.isFetching} />;
  }
  if (clubs.data.length === 0) return <p className="py-3 text-sm text-soft">No clubs found</p>;
  return (
    <ul>
      {clubs.data.map((club) => (
        <ClubRow key={club.id} club={club} />
      ))}
    </ul>
  );
}
