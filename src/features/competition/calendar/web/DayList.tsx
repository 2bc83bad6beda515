import { CalendarDays } from 'lucide-react';
import { useCallback, useRef } from 'react';
import { whyNoRsvps } from '#features/competition/games/rules.ts';
import { GameCard } from '#features/competition/games/web/GameCard.tsx';
import { GameFile } from '#features/competition/games/web/GameFile.tsx';
import { MeetRow } from '#features/competition/meets/web/MeetRow.tsx';
import { meetRowClasses } from '#features/competition/meets/web/row-classes.ts';
import { getMessage } from '#web/api/api.ts';
import { Card } from '#web/ui/Card.tsx';
import { EmptyState, ErrorState, Loading, Skeleton } from '#web/ui/states.tsx';
import { useNow } from '#web/ui/time/clock.ts';
import { type Day, dayText, type Entry, getKey } from './days.ts';
import type { Draft } from './draft.ts';
import { EventCard } from './EventCard.tsx';

interface Read {
  error: Error | null;
  isPending: boolean;
  isPlaceholderData: boolean;
  isFetching: boolean;
  refetch: () => Promise<unknown>;
}

interface DayListProps {
  day: Day;
  entries: readonly Entry[];
  events: Read;
  games: Read;
  meets: Read;
  /** Called after a personal event was changed, which may have moved it to another day. */
  onMoved: (draft: Draft) => void;
}

/** The entries of the selected day, in the order of time. */
export function DayList({ day, entries, events, games, meets, onMoved }: DayListProps) {
  const title = useRef<HTMLHeadingElement>(null);
  const focusTitle = useCallback(() => title.current?.focus(), []);
  const isLoading = [events, games, meets].some(({ isPending, isPlaceholderData }) => isPending || isPlaceholderData);
  const failed = events.error || games.error || meets.error;
  const showMoved = (draft: Draft) => {
    onMoved(draft);
    focusTitle();
  };
  // Wait for all lists, because a later one would shift the entries of the first.
  const shown = isLoading && !failed ? [] : entries;
  return (
    <section aria-labelledby="calendar-day" className="grid grid-cols-1 gap-3.5">
      <h2 id="calendar-day" ref={title} tabIndex={-1}>
        {dayText(day)}
      </h2>
      <Failure title="Your events did not load" read={events} />
      <Failure title="The games did not load" read={games} />
      <Failure title="The meets did not load" read={meets} />
      {isLoading && !failed && <DaySkeleton />}
      <ul className="grid grid-cols-1 gap-3.5 empty:hidden">
        {shown.map((entry) => (
          <li key={getKey(entry)}>
            <EntryCard entry={entry} onRemoved={focusTitle} onMoved={showMoved} />
          </li>
        ))}
      </ul>
      {entries.length === 0 && !isLoading && !failed && <NothingPlanned />}
    </section>
  );
}

function Failure({ title, read }: { title: string; read: Read }) {
  if (!read.error) return null;
  const retry = () => void read.refetch();
  return (
    <Card>
      <ErrorState title={title} text={getMessage(read.error)} onRetry={retry} busy={read.isFetching} />
    </Card>
  );
}

function NothingPlanned() {
  return (
    <Card>
      <EmptyState icon={CalendarDays} title="Nothing planned" text="Your events and the club's games appear here" />
    </Card>
  );
}

function DaySkeleton() {
  return (
    <Loading label="Loading this day" className="grid grid-cols-1 gap-3.5">
      <Skeleton className="h-28 rounded-card" />
      <Skeleton className="h-28 rounded-card" />
    </Loading>
  );
}

interface EntryCardProps {
  entry: Entry;
  /** Called after an event was deleted, together with its focused button. */
  onRemoved: () => void;
  onMoved: (draft: Draft) => void;
}

function EntryCard({ entry, onRemoved, onMoved }: EntryCardProps) {
  const now = new Date(useNow());
  if (entry.kind === 'event') return <EventCard event={entry.event} onRemoved={onRemoved} onMoved={onMoved} />;
  if (entry.kind === 'meet') {
    return (
      <div className="card game-rows">
        <article className={meetRowClasses(entry.isMine)}>
          <MeetRow meet={entry.meet} isMine={entry.isMine} />
        </article>
      </div>
    );
  }
  return (
    <div className={`grid grid-cols-1 gap-1 ${entry.isMine ? ownGame : ''}`}>
      <GameCard game={entry.game} takesRsvps={whyNoRsvps(entry.game, now) === null} />
      <GameFile game={entry.game} label="Add to my calendar app" small className="justify-self-start" />
    </div>
  );
}

const ownGame = '[&>article]:shadow-[inset_3px_0_0_var(--accent-text)]';
