import { useQuery } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight, ShieldAlert } from 'lucide-react';
import { useParams, useSearchParams } from 'react-router';
import { ApiError, getMessage } from '#web/api/api.ts';
import { PageTitle } from '#web/layout/PageTitle.tsx';
import { useSearchChange } from '#web/routing/search-params.ts';
import { Select } from '#web/ui/fields/Field.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { EmptyState, ErrorState, Loading, Skeleton } from '#web/ui/states.tsx';
import type { EventResults, Meet } from '../../contract.ts';
import { meetPath } from '../../rules.ts';
import { eventResultsOptions, meetOptions } from '../api.ts';
import { EventEntry } from './entry/EventEntry.tsx';

/** For the finish line: one event at a time. */
export function EnterResultsPage() {
  const id = Number(useParams()['id']);
  const meet = useQuery(meetOptions(id));
  const events = useQuery(eventResultsOptions(id));
  const error = meet.error ?? events.error;
  return (
    <>
      <PageTitle back={meetPath(id)} below={meet.data?.name}>
        Enter results
      </PageTitle>
      {meet.data && events.data && <Entering meet={meet.data} events={events.data} />}
      {!(meet.data && events.data) && error && <Failed error={error} onRetry={() => void meet.refetch()} />}
      {!(meet.data && events.data) && !error && (
        <Loading label="Loading the events">
          <Skeleton className="h-96 rounded-card" />
        </Loading>
      )}
    </>
  );
}

function Failed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  if (error instanceof ApiError && error.status === 404) {
    return <EmptyState title="This meet was not found" text="It may have been removed." />;
  }
  return <ErrorState title="The events did not load" text={getMessage(error)} onRetry={onRetry} />;
}

function Entering({ meet, events }: { meet: Meet; events: readonly EventResults[] }) {
  const [search] = useSearchParams();
  const change = useSearchChange();
  const asked = events.findIndex(({ id }) => String(id) === search.get('event'));
  const at = asked === -1 ? 0 : asked;
  const event = events[at];
  if (!meet.can.edit) {
    return <EmptyState icon={ShieldAlert} title="Only officers can enter results" />;
  }
  if (!event) return <EmptyState title="No events yet" text="Edit the meet to add its events." />;
  const open = (to: number) => void change({ event: String(events[to]?.id) }, { replace: true });
  return (
    <>
      <div className="mb-3.5 grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-1.5 lg:max-w-2xl">
        <IconButton icon={ChevronLeft} label="Previous event" disabled={at === 0} onClick={() => open(at - 1)} />
        <Select
          aria-label="Event"
          value={String(event.id)}
          onChange={({ target }) => open(events.findIndex(({ id }) => String(id) === target.value))}
          choices={events.map(({ id, name }, index) => ({ value: String(id), label: `${index + 1}. ${name}` }))}
        />
        <IconButton
          icon={ChevronRight}
          label="Next event"
          disabled={at === events.length - 1}
          onClick={() => open(at + 1)}
        />
      </div>
      <EventEntry key={event.id} event={event} sportId={meet.sportId} />
    </>
  );
}
