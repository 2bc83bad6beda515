import { CalendarSync, Plus } from 'lucide-react';
import { Suspense, useDeferredValue, useMemo, useRef, useState } from 'react';
import { Columns } from '#web/layout/Columns.tsx';
import { PageTitle } from '#web/layout/PageTitle.tsx';
import { loaderOf } from '#web/loading.ts';
import { Button } from '#web/ui/Button.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { useDraft } from '#web/use-draft.ts';
import { zoneOf } from '#web/zone.ts';
import { addEvent } from './api.ts';
import { DayList } from './DayList.tsx';
import { dayOf, monthOf, weeksAround } from './days.ts';
import { type Draft, typedIn } from './draft.ts';
import { MonthCard } from './MonthCard.tsx';
import { dayIn, useDay } from './use-day.ts';
import { readMonth, useMonth } from './use-month.ts';

// Most visits only look.
const SubscribeDialog = lazyPart(async () => (await import('./SubscribeDialog.tsx')).SubscribeDialog);
const EventForm = lazyPart(async () => (await import('./EventForm.tsx')).EventForm);

export function CalendarPage() {
  const { today, selected, select } = useDay();
  const month = monthOf(selected);
  const weeks = useMemo(() => weeksAround(`${month}-01`), [month]);
  // What a query tells is drawn in one piece; deferred, in slices.
  const { entries, events, games } = useDeferredValue(useMonth(useMemo(() => weeks.flat(), [weeks])));
  const [isSubscribing, setSubscribing] = useState(false);
  const [isAdding, setAdding] = useState(false);
  const { draft: typed, change: setTyped } = useDraft({ form: 'calendar-event', empty: {}, read: typedIn });
  const addButton = useRef<HTMLDivElement>(null);

  const close = () => {
    setAdding(false);
    addButton.current?.querySelector('button')?.focus();
  };
  const showAdded = ({ date }: Draft) => {
    setTyped({});
    select(date);
    close();
  };

  return (
    <>
      <PageTitle
        aside={
          <div ref={addButton} className="flex gap-1">
            <Button
              look={isAdding ? 'quiet' : 'primary'}
              aria-expanded={isAdding}
              aria-controls={isAdding ? formId : undefined}
              onClick={() => setAdding(!isAdding)}
            >
              <Plus className="size-4.5" aria-hidden /> Add Event
            </Button>
            <IconButton icon={CalendarSync} label="Subscribe" onClick={() => setSubscribing(true)} />
          </div>
        }
      >
        Calendar
      </PageTitle>
      <Suspense>{isSubscribing && <SubscribeDialog onClose={() => setSubscribing(false)} />}</Suspense>
      <Columns
        main={<MonthCard weeks={weeks} entries={entries} today={today} selected={selected} onSelect={select} />}
        side={
          <>
            <Suspense>
              {isAdding && (
                <EventForm
                  id={formId}
                  act={adding}
                  draft={{ ...empty, date: selected, ...typed }}
                  onType={(more) => setTyped({ ...typed, ...more })}
                  onDone={showAdded}
                  onClose={close}
                />
              )}
            </Suspense>
            <DayList
              day={selected}
              entries={entries.get(selected) ?? []}
              {...{ events, games }}
              onMoved={({ date }) => select(date)}
            />
          </>
        }
      />
    </>
  );
}

export const loader = loaderOf(({ client, search, timeZone }) => {
  const zone = zoneOf(timeZone);
  const month = monthOf(dayIn(search) ?? dayOf(new Date(), zone));
  return readMonth(client, weeksAround(`${month}-01`).flat(), zone);
});

const formId = 'add-event';
const empty = { title: '', start: '', end: '', location: '', description: '' };
const adding = {
  label: 'Add Event',
  submit: 'Add Event',
  busy: 'Adding...',
  done: 'Event added',
  failed: 'Failed to add your event. Please try again.',
  send: addEvent,
};
