import { useQuery } from '@tanstack/react-query';
import { CalendarDays, Sun } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { dateText, dayText, timeText } from '#shared/notation.ts';
import { getMessage } from '#web/api/api.ts';
import { Columns } from '#web/layout/Columns.tsx';
import { PageTitle } from '#web/layout/PageTitle.tsx';
import { defineLoader } from '#web/routing/loading.ts';
import { useWide } from '#web/routing/rendering.ts';
import { useSession } from '#web/session/session.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { lazyComponent } from '#web/ui/lazy-component.tsx';
import { EmptyState, ErrorState, Loading, Skeleton } from '#web/ui/states.tsx';
import { useNow } from '#web/ui/time/clock.ts';
import { useZone } from '#web/zone.ts';
import type { DayEntry, OwnDay } from '../contract.ts';
import { type DayOfEntries, daysShown, findWays, groupByDay, nextAfter } from '../rules.ts';
import { ownDayOptions } from './api.ts';
import { Duties } from './Duties.tsx';
import { EntryRow } from './EntryRow.tsx';

export function MyDayPage() {
  const { data, error, isFetching, refetch } = useQuery(ownDayOptions);
  return (
    <>
      <PageTitle
        aside={
          <ButtonLink small to="/calendar">
            <CalendarDays className="size-4.5" aria-hidden /> Calendar
          </ButtonLink>
        }
      >
        My day
      </PageTitle>
      {data && <Days own={data} />}
      {!data && error && (
        <ErrorState title="Your day did not load" text={getMessage(error)} onRetry={refetch} busy={isFetching} />
      )}
      {!data && !error && (
        <Loading label="Loading your day" className="grid gap-3.5">
          <Skeleton className="h-20 rounded-card" />
          <Skeleton className="h-48 rounded-card" />
        </Loading>
      )}
    </>
  );
}

export const loader = defineLoader(({ client }) => [client.prefetchQuery(ownDayOptions)]);

const dayMs = 24 * 3_600_000;

const OfficerDuties = lazyComponent(async () => (await import('./OfficerDuties.tsx')).OfficerDuties);

function Days({ own: { entries, duties } }: { own: OwnDay }) {
  const now = useNow();
  const zone = useZone();
  const toDay = (at: string) => zone.wall(at).toISOString().slice(0, 10);
  const today = toDay(new Date(now).toISOString());
  const last = new Date(Date.parse(today) + (daysShown - 1) * dayMs).toISOString().slice(0, 10);
  const [first, ...later] = groupByDay(entries, { today, last, toDay });
  const isWide = useWide();
  const session = useSession();
  const waiting = (
    <div className="grid grid-cols-1 gap-6 empty:hidden">
      <Duties duties={duties} />
      {(session?.isGroundAnchor || session?.isAdmin) && <OfficerDuties />}
    </div>
  );
  const days = (
    <div className="grid grid-cols-1 gap-6">
      {!isWide && waiting}
      {first && (
        <OneDay heading={<Today day={dateText(first.day, zone.wall(new Date(now)))} />} of={first}>
          <NothingToday next={nextAfter(entries, today, toDay)} />
        </OneDay>
      )}
      {later.map((day) => (
        <OneDay key={day.day} heading={dateText(day.day, zone.wall(new Date(now)))} of={day} />
      ))}
      <p className="text-sm text-soft">
        The next {daysShown} days. Later ones are in the{' '}
        <Link to="/calendar" viewTransition className="underline underline-offset-4 hover:text-accent-text">
          calendar
        </Link>
        .
      </p>
    </div>
  );
  return isWide ? <Columns main={days} side={waiting} /> : days;
}

const Today = ({ day }: { day: string }) => (
  <>
    Today <span className="font-normal text-soft">· {day}</span>
  </>
);

interface OneDayProps {
  heading: ReactNode;
  of: DayOfEntries;
  /** Where nothing is on it. */
  children?: ReactNode;
}

function OneDay({ heading, of: { day, entries }, children }: OneDayProps) {
  const id = `day-${day}`;
  const ways = findWays(entries);
  return (
    <section aria-labelledby={id} className="grid grid-cols-1 gap-3">
      <h2 id={id}>{heading}</h2>
      {entries.length === 0 ? (
        children
      ) : (
        <ol className="card divide-y divide-line overflow-clip">
          {entries.map((entry) => (
            <EntryRow key={entry.key} entry={entry} way={ways.get(entry.key)} />
          ))}
        </ol>
      )}
    </section>
  );
}

/** A day without anything names the next thing. */
function NothingToday({ next }: { next: DayEntry | undefined }) {
  const now = useNow();
  const zone = useZone();
  if (!next)
    return (
      <Card>
        <EmptyState
          icon={Sun}
          title="Nothing today, and nothing in the next days"
          text="Games of teams that you play in or follow, games you go to and your own events appear here."
        />
      </Card>
    );
  const at = zone.wall(next.start);
  return (
    <Card className="flex items-center gap-2.5 text-base">
      <Sun className="size-5 shrink-0 text-soft" aria-hidden />
      <p className="min-w-0 wrap-anywhere">
        Nothing today. Next: {dayText(at, zone.wall(new Date(now)))}, {timeText(at)},{' '}
        <Link
          to={next.link}
          viewTransition
          className="font-bold underline decoration-line underline-offset-4 hover:text-accent-text"
        >
          {next.title}
        </Link>
      </p>
    </Card>
  );
}
