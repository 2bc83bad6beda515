import { useQuery } from '@tanstack/react-query';
import { Shapes } from 'lucide-react';
import { useParams } from 'react-router';
import { useProductName } from '#features/settings/web/api.ts';
import { ApiError } from '#web/api.ts';
import { PageTitle } from '#web/layout/PageTitle.tsx';
import { loaderOf } from '#web/loading.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Crest } from '#web/ui/Crest.tsx';
import { EmptyState, ErrorState, Loading, Skeleton } from '#web/ui/states.tsx';
import type { Club } from '../contract.ts';
import { clubOptions } from './api.ts';
import { ClubMarks, kindOf } from './ClubCard.tsx';
import { ClubDetails } from './ClubDetails.tsx';
import { JoinClub } from './JoinClub.tsx';

export function ClubPage() {
  const { data: club, error, isFetching, refetch } = useQuery(clubOptions(Number(useParams()['id'])));
  const product = useProductName();
  if (isMissing(error)) return <MissingClub />;
  return (
    <>
      {club && <title>{`${club.name} · ${product}`}</title>}
      <PageTitle back="/clubs">{club?.name ?? 'Club'}</PageTitle>
      {club && <WholeClub club={club} />}
      {!club && error && (
        <ErrorState
          title="This club did not load"
          text="Please try again."
          onRetry={() => void refetch()}
          busy={isFetching}
        />
      )}
      {!club && !error && <ClubLoading />}
    </>
  );
}

export const loader = loaderOf(({ client, params }) => [client.prefetchQuery(clubOptions(Number(params['id'])))]);

/** Also one whose address is no number. */
const isMissing = (error: Error | null) => error instanceof ApiError && [400, 404].includes(error.status);

const layout = 'grid grid-cols-1 gap-3.5 lg:grid-cols-[3fr_2fr] lg:items-start';

function WholeClub({ club }: { club: Club }) {
  return (
    <div className={layout}>
      <Card hero aria-label="About the club" className="grid gap-4 wrap-anywhere sm:p-6">
        <div className="flex flex-wrap items-center gap-4">
          <Crest name={club.name} logo={club.logo} size={80} />
          <div className="grid min-w-0 grow basis-40 gap-2">
            <p className="font-semibold text-soft">{kindOf(club)}</p>
            <p className="flex flex-wrap gap-1.5 empty:hidden">
              <ClubMarks club={club} />
            </p>
          </div>
        </div>
        {club.description ? (
          <p className="max-w-[60ch] whitespace-pre-line">{club.description}</p>
        ) : (
          <p className="text-soft">No description yet</p>
        )}
      </Card>
      <Card aria-label="When, where and who" className="grid gap-4">
        <ClubDetails club={club} />
        <JoinClub club={club} />
      </Card>
    </div>
  );
}

const MissingClub = () => (
  <>
    <PageTitle back="/clubs">Club</PageTitle>
    <EmptyState icon={Shapes} title="This club was not found" text="It may have been removed.">
      <ButtonLink to="/clubs">All clubs</ButtonLink>
    </EmptyState>
  </>
);

const ClubLoading = () => (
  <Loading label="Loading the club" className={layout}>
    <Skeleton className="h-56 rounded-card" />
    <Skeleton className="h-64 rounded-card" />
  </Loading>
);
