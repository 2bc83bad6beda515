import { Shapes } from 'lucide-react';
import { PageTitle } from '#web/layout/PageTitle.tsx';
import { defineLoader } from '#web/routing/loading.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { CardList } from '#web/ui/lists/InfiniteList.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import { clubsOptions } from './api.ts';
import { ClubCard } from './ClubCard.tsx';

export function ClubsPage() {
  return (
    <>
      <PageTitle
        aside={
          <ButtonLink to="/join" variant="primary" small>
            Join a club
          </ButtonLink>
        }
      >
        Clubs
      </PageTitle>
      <CardList
        of={clubsOptions()}
        Card={ClubCard}
        className="grid grid-cols-1 gap-3.5 md:grid-cols-2 xl:grid-cols-3"
        loading={{ label: 'Loading clubs...', rows: 6, shape: 'h-48' }}
        failed={{ title: 'Failed to fetch clubs', text: 'Please try again.' }}
        empty={<EmptyState icon={Shapes} title="No clubs found" text="Clubs appear here as soon as there are some." />}
      />
    </>
  );
}

export const loader = defineLoader(({ client }) => [client.prefetchInfiniteQuery(clubsOptions())]);
