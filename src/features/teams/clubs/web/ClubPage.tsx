import { useQuery } from '@tanstack/react-query';
import { CalendarClock, Check, type LucideIcon, MapPin, Shapes, UserRound, Users } from 'lucide-react';
import { useParams } from 'react-router';
import { joinPath } from '#features/teams/sign-ups/rules.ts';
import { ownSignUpsOptions } from '#features/teams/sign-ups/web/api.ts';
import { useProductName } from '#platform/settings/web/api.ts';
import { nameKey } from '#shared/names.ts';
import { ApiError } from '#web/api/api.ts';
import { DocumentTitle } from '#web/layout/DocumentTitle.tsx';
import { PageTitle } from '#web/layout/PageTitle.tsx';
import { defineLoader } from '#web/routing/loading.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Crest } from '#web/ui/Crest.tsx';
import { LinkedText } from '#web/ui/LinkedText.tsx';
import { EmptyState, ErrorState, Loading, Skeleton } from '#web/ui/states.tsx';
import { RelativeTime } from '#web/ui/time/RelativeTime.tsx';
import type { Club } from '../contract.ts';
import { clubOptions } from './api.ts';
import { ClubMarks, describeKind } from './ClubCard.tsx';

export function ClubPage() {
  const { data: club, error, isFetching, refetch } = useQuery(clubOptions(Number(useParams()['id'])));
  const product = useProductName();
  if (isMissing(error)) return <MissingClub />;
  return (
    <>
      {club && <DocumentTitle of={club.name} product={product} />}
      <PageTitle>{club?.name ?? 'Club'}</PageTitle>
      {club && <ClubContent club={club} />}
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

export const loader = defineLoader(({ client, params }) => [client.prefetchQuery(clubOptions(Number(params['id'])))]);

/** Also true for an address whose id is no number. */
const isMissing = (error: Error | null) => error instanceof ApiError && [400, 404].includes(error.status);

const layout = 'grid grid-cols-1 gap-3.5 lg:grid-cols-[3fr_2fr] lg:items-start';

function ClubContent({ club }: { club: Club }) {
  return (
    <div className={layout}>
      <Card hero aria-label="About the club" className="grid gap-4 wrap-anywhere sm:p-6">
        <div className="flex flex-wrap items-center gap-4">
          <Crest name={club.name} logo={club.logo} size={80} />
          <div className="grid min-w-0 grow basis-40 gap-2">
            <p className="font-semibold text-soft">{describeKind(club)}</p>
            <p className="flex flex-wrap gap-1.5 empty:hidden">
              <ClubMarks club={club} />
            </p>
          </div>
        </div>
        {club.description ? (
          <p className="max-w-[60ch] whitespace-pre-line">
            <LinkedText>{club.description}</LinkedText>
          </p>
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
    <PageTitle>Club</PageTitle>
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

/** When and where a club meets, who leads it, and how many it has. */
function ClubDetails({ club: { meetingTime, meetingPlace, leaders, memberCount } }: { club: Club }) {
  return (
    <dl className="grid gap-3.5 wrap-anywhere">
      <Detail icon={CalendarClock} name="Meets" text={meetingTime} />
      {meetingPlace && <Detail icon={MapPin} name="Where" text={meetingPlace} />}
      {leaders.length > 0 && <Detail icon={UserRound} name="Led by" text={leaders.join(', ')} />}
      <Detail icon={Users} name="Members" text={String(memberCount)} />
    </dl>
  );
}

function Detail({ icon: Icon, name, text }: { icon: LucideIcon; name: string; text: string }) {
  return (
    <div className="relative grid min-h-10 content-center pl-[3.25rem] max-[16rem]:pl-0">
      <dt className="text-sm text-soft">
        <span className="absolute top-1/2 left-0 grid size-10 -translate-y-1/2 place-items-center rounded-control bg-raised text-accent-text max-[16rem]:hidden">
          <Icon className="size-5" aria-hidden />
        </span>
        {name}
      </dt>
      <dd className="min-w-0 font-semibold">{text}</dd>
    </div>
  );
}

/** The way to join a club, or a note that one has signed up or that the club is closed. */
function JoinClub({ club: { name, takesSignUps } }: { club: Club }) {
  const { data: own, isPending } = useQuery(ownSignUpsOptions());
  const sent = own?.find(({ club }) => nameKey(club) === nameKey(name));
  if (sent) {
    return (
      <p className="flex min-h-12 items-center gap-2 font-semibold">
        <Check className="size-5 shrink-0 text-accent-text" aria-hidden />
        <span>
          You signed up{' '}
          <span className="font-normal text-soft">
            · <RelativeTime at={sent.createdAt} />
          </span>
        </span>
      </p>
    );
  }
  if (!takesSignUps) {
    return <p className="rounded-control bg-raised p-3.5 text-sm">This club is not taking sign-ups right now.</p>;
  }
  if (isPending) return <Skeleton className="h-12 rounded-control" />;
  return (
    <ButtonLink to={joinPath(name)} variant="primary" wide>
      Join this club
    </ButtonLink>
  );
}
