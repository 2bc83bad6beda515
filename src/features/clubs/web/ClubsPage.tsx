import { useInfiniteQuery } from '@tanstack/react-query';
import { Shapes } from 'lucide-react';
import { PageTitle } from '#web/layout/PageTitle.tsx';
import { ButtonLink } from '#web/ui/Button.tsx';
import { GrowingList } from '#web/ui/GrowingList.tsx';
import { useLinkedRow } from '#web/ui/linked-row.ts';
import { EmptyState } from '#web/ui/states.tsx';
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
  return (
    <GrowingList
      list={clubs}
      className={grid}
      loading={{ label: 'Loading clubs...', rows: 6, shape: 'h-48' }}
      failed={{ title: 'Failed to fetch clubs', text: 'Please try again.' }}
      empty={<EmptyState icon={Shapes} title="No clubs found" text="Clubs appear here as soon as there are some." />}
    >
      {(rows) => (
        <ul className={grid}>
          {rows.map((club) => (
            <ClubCard key={club.id} club={club} />
          ))}
        </ul>
      )}
    </GrowingList>
  );
}
