import { useQuery } from '@tanstack/react-query';
import { ListOrdered } from 'lucide-react';
import { useParams } from 'react-router';
import { useProductName } from '#platform/settings/web/api.ts';
import { ApiError, getMessage } from '#web/api/api.ts';
import { Columns } from '#web/layout/Columns.tsx';
import { DocumentTitle } from '#web/layout/DocumentTitle.tsx';
import { PageTitle } from '#web/layout/PageTitle.tsx';
import { defineLoader } from '#web/routing/loading.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { EmptyState, ErrorState, Loading, Skeleton } from '#web/ui/states.tsx';
import type { Challenge, Ladder, LadderTable } from '../contract.ts';
import { peopleText } from '../rules.ts';
import { ladderOptions, ladderTableOptions } from './api.ts';
import { ChallengeCard } from './ChallengeCard.tsx';
import { ChallengeList } from './ChallengeList.tsx';
import { ClimberRow } from './ClimberRow.tsx';
import { eloRules, rulesOf } from './copy.ts';
import { OwnPlace } from './OwnPlace.tsx';

export function LadderPage() {
  const id = Number(useParams()['id']);
  const { data: ladder, error, isFetching, refetch } = useQuery(ladderOptions(id));
  const product = useProductName();
  const isMissing = error instanceof ApiError && error.status === 404;
  return (
    <>
      {ladder && <DocumentTitle of={ladder.name} product={product} />}
      <PageTitle below={ladder && [ladder.sport.name, ...(ladder.isOpen ? [] : ['Closed'])].join(' · ')}>
        <span className="wrap-anywhere">{ladder?.name ?? 'Ladder'}</span>
      </PageTitle>
      {isMissing && (
        <EmptyState icon={ListOrdered} title="This ladder was not found" text="It may have been removed.">
          <ButtonLink to="/ladders">All ladders</ButtonLink>
        </EmptyState>
      )}
      {!isMissing && ladder && <WholeLadder ladder={ladder} />}
      {!isMissing && !ladder && error && (
        <ErrorState title="This ladder did not load" text="Please try again." onRetry={refetch} busy={isFetching} />
      )}
      {!ladder && !error && <LadderLoading />}
    </>
  );
}

export const loader = defineLoader(({ client, params }) => {
  const id = Number(params['id']);
  return [client.prefetchQuery(ladderOptions(id)), client.prefetchQuery(ladderTableOptions(id))];
});

function WholeLadder({ ladder }: { ladder: Ladder }) {
  const { data: table, error, isFetching, refetch } = useQuery(ladderTableOptions(ladder.id));
  if (!table && error)
    return <ErrorState title="The places did not load" text={getMessage(error)} onRetry={refetch} busy={isFetching} />;
  if (!table) return <LadderLoading />;
  const waiting = table.challenges.filter(isWaiting);
  return (
    <div className="grid grid-cols-1 gap-3.5">
      {waiting.length > 0 && (
        <ul aria-label="Your challenges" className="grid grid-cols-1 gap-3.5 lg:grid-cols-2">
          {waiting.map((challenge) => (
            <ChallengeCard key={challenge.id} challenge={challenge} />
          ))}
        </ul>
      )}
      <Columns
        main={
          <>
            <OwnPlace ladder={ladder} table={table} />
            <Places ladder={ladder} table={table} />
          </>
        }
        side={
          <>
            <ChallengeList
              challenges={table.challenges.filter((one) => !isWaiting(one))}
              falls={table.falls}
              ownId={table.climbers.find(({ isMe }) => isMe)?.entryId}
            />
            <Rules ladder={ladder} />
          </>
        }
      />
    </div>
  );
}

/** Whether it is one's own, and not over. */
const isWaiting = ({ me, status }: Challenge): boolean =>
  me !== null && ['open', 'accepted', 'entered', 'disputed'].includes(status);

function Places({ ladder, table: { climbers } }: { ladder: Ladder; table: LadderTable }) {
  if (climbers.length === 0)
    return (
      <Card>
        <EmptyState icon={ListOrdered} title="Nobody is on this ladder yet" text="The first to join is at the top." />
      </Card>
    );
  return (
    <section aria-labelledby="places" className="card overflow-clip">
      <header className="flex items-baseline justify-between gap-3 px-4 pt-4 pb-2">
        <h2 id="places">Places</h2>
        <span className="text-soft text-sm">{peopleText(climbers.length)}</span>
      </header>
      <ol className="divide-y divide-line border-line border-t">
        {climbers.map((climber) => (
          <ClimberRow key={climber.entryId} ladder={ladder} climber={climber} />
        ))}
      </ol>
    </section>
  );
}

function Rules({ ladder }: { ladder: Ladder }) {
  return (
    <Card heading="Rules">
      {ladder.description && <p className="mb-3 whitespace-pre-line text-base wrap-anywhere">{ladder.description}</p>}
      <ul className="grid list-disc gap-1.5 pl-5 text-sm">
        {rulesOf(ladder).map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
      <h3 className="mt-4 mb-1">Elo</h3>
      <p className="text-sm wrap-anywhere">{eloRules(ladder)}</p>
      <p className="mt-1 text-soft text-sm">
        The formula is Arpad Elo’s, as chess federations use it. A corrected result changes all ratings after it.
      </p>
    </Card>
  );
}

const LadderLoading = () => (
  <Loading label="Loading the ladder" className="grid gap-3.5">
    <Skeleton className="h-32 rounded-card" />
    <Skeleton className="h-96 rounded-card" />
  </Loading>
);
