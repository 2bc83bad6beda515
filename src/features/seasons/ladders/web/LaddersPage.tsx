import { useQuery } from '@tanstack/react-query';
import { ChevronRight, ListOrdered } from 'lucide-react';
import { Link } from 'react-router';
import { ordinalText } from '#shared/notation.ts';
import { getMessage } from '#web/api/api.ts';
import { PageTitle } from '#web/layout/PageTitle.tsx';
import { defineLoader } from '#web/routing/loading.ts';
import { useSession } from '#web/session/session.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { lazyComponent } from '#web/ui/lazy-component.tsx';
import { Pill } from '#web/ui/Pill.tsx';
import { EmptyState, ErrorState, Loading, Skeleton } from '#web/ui/states.tsx';
import type { LadderSummary, OwnLadders } from '../contract.ts';
import { ladderPath, peopleText } from '../rules.ts';
import { ownLaddersOptions } from './api.ts';
import { ChallengeCard } from './ChallengeCard.tsx';

const DisputedChallenges = lazyComponent(
  async () => (await import('./manage/DisputedChallenges.tsx')).DisputedChallenges,
);

export function LaddersPage() {
  const session = useSession();
  const { data, error, isFetching, refetch } = useQuery(ownLaddersOptions);
  const decides = session?.isGroundAnchor === true || session?.isAdmin === true;
  return (
    <>
      <PageTitle
        aside={
          session?.isAdmin === true && (
            <ButtonLink small to="/admin/ladders">
              Manage
            </ButtonLink>
          )
        }
      >
        Ladders
      </PageTitle>
      <div className="grid grid-cols-1 gap-6">
        {decides && <DisputedChallenges />}
        {data && <AllLadders own={data} />}
        {!data && error && (
          <ErrorState title="The ladders did not load" text={getMessage(error)} onRetry={refetch} busy={isFetching} />
        )}
        {!data && !error && (
          <Loading label="Loading the ladders" className="grid gap-3.5 lg:grid-cols-2">
            <Skeleton className="h-44 rounded-card" />
            <Skeleton className="h-44 rounded-card" />
          </Loading>
        )}
      </div>
    </>
  );
}

export const loader = defineLoader(({ client }) => [client.prefetchQuery(ownLaddersOptions)]);

function AllLadders({ own: { ladders, challenges } }: { own: OwnLadders }) {
  if (ladders.length === 0)
    return (
      <EmptyState
        icon={ListOrdered}
        title="No ladders yet"
        text="Once an admin sets one up, you can join it here and challenge those above you."
      />
    );
  return (
    <>
      {challenges.length > 0 && (
        <section aria-labelledby="own-challenges" className="grid gap-3">
          <h2 id="own-challenges">Your challenges</h2>
          <ul className="grid grid-cols-1 gap-3.5 lg:grid-cols-2">
            {challenges.map((challenge) => (
              <ChallengeCard key={challenge.id} challenge={challenge} isNamed />
            ))}
          </ul>
        </section>
      )}
      <ul className="grid grid-cols-1 gap-3.5 md:grid-cols-2 xl:grid-cols-3">
        {ladders.map((ladder) => (
          <LadderCard key={ladder.id} ladder={ladder} />
        ))}
      </ul>
    </>
  );
}

function LadderCard({ ladder: { id, name, sport, isOpen, people, top, place } }: { ladder: LadderSummary }) {
  return (
    <li className="card relative grid grid-cols-1 content-start gap-3 p-4 has-[a:hover]:bg-raised">
      <div className="flex items-start justify-between gap-3">
        <div className="grid min-w-0 gap-0.5">
          <h2 className="wrap-anywhere">
            <Link to={ladderPath(id)} viewTransition className="after:absolute after:inset-0 after:rounded-card">
              {name}
            </Link>
          </h2>
          <p className="text-soft text-sm wrap-anywhere">
            {sport.name} · {peopleText(people)}
          </p>
        </div>
        {isOpen ? <ChevronRight className="size-5 shrink-0 text-soft" aria-hidden /> : <Pill>Closed</Pill>}
      </div>
      {top.length > 0 && (
        <ol className="grid gap-1">
          {top.map((one, at) => (
            <li
              key={one.entryId}
              className={`flex items-baseline gap-2.5 text-base ${one.isMe ? 'font-bold text-accent-text' : ''}`}
            >
              <span className="score w-4 text-lg">{at + 1}</span>
              <span className="min-w-0 wrap-anywhere">{one.name}</span>
            </li>
          ))}
        </ol>
      )}
      <p className={`text-sm ${place === null ? 'text-soft' : 'font-bold text-accent-text'}`}>
        {place === null ? 'You are not on this ladder' : `You are ${ordinalText(place)} of ${people}`}
      </p>
    </li>
  );
}
