import { type QueryClient, useInfiniteQuery } from '@tanstack/react-query';
import { CalendarClock, CalendarSync, ChevronLeft, ChevronRight, Plus, Star } from 'lucide-react';
import { memo, useCallback, useDeferredValue, useId, useMemo, useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import type { Game } from '#features/competition/games/contract.ts';
import { gamesBetween } from '#features/competition/games/web/api.ts';
import { meetsBetween, ownMeetsOptions, useIsOwnMeet } from '#features/competition/meets/web/api.ts';
import { myTeamsOptions, useMyTeams } from '#features/teams/my-teams/web/api.ts';
import { Columns } from '#web/layout/Columns.tsx';
import { PageTitle } from '#web/layout/PageTitle.tsx';
import { defineLoader } from '#web/routing/loading.ts';
import { useSearchChange } from '#web/routing/search-params.ts';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { lazyComponent } from '#web/ui/lazy-component.tsx';
import { useFurtherPages } from '#web/ui/lists/further-pages.ts';
import { ToggleButton } from '#web/ui/ToggleButton.tsx';
import { useNow } from '#web/ui/time/clock.ts';
import { getZone, useZone, type Zone } from '#web/zone.ts';
import { eventsOptions } from './api.ts';
import { DayList } from './DayList.tsx';
import {
  addDays,
  addMonths,
  type Day,
  type Entry,
  getStart,
  groupEntries,
  isDay,
  monthText,
  toDay,
  toMonth,
  weeksAround,
} from './days.ts';
import type { Draft } from './draft.ts';
import { MarkLegend } from './MarkLegend.tsx';
import { MonthGrid } from './MonthGrid.tsx';

/** Reads the entries for the days that a month shows: personal events and the club's games. */
export function useMonth(days: readonly Day[], { onlyMine }: { onlyMine: boolean }) {
  const zone = useZone();
  const { whyMine, isMarked } = useMyTeams();
  const isOwnMeet = useIsOwnMeet();
  const [from, until] = getRange(days, zone);
  // Fetch all pages of each list, because a month is shown whole.
  const events = useFurtherPages(useInfiniteQuery(eventsOptions(from, until)));
  const games = useFurtherPages(useInfiniteQuery(gamesBetween(from, until)));
  const meets = useFurtherPages(useInfiniteQuery(meetsBetween(from, until)));
  const entries = useMemo(() => {
    const isOwn = ({ homeTeamId, awayTeamId }: Game) => [homeTeamId, awayTeamId].some((id) => whyMine(id) !== null);
    const shown = (games.data ?? []).filter((game) => !onlyMine || isOwn(game));
    const isMine = ({ homeTeamId, awayTeamId }: Game) => isMarked(homeTeamId) || isMarked(awayTeamId);
    const shownMeets = (meets.data ?? [])
      .map((meet) => ({ ...meet, isMine: isOwnMeet(meet.id) }))
      .filter((meet) => !onlyMine || meet.isMine);
    return groupEntries(days, events.data ?? [], shown, zone, isMine, shownMeets);
  }, [days, events.data, games.data, meets.data, zone, onlyMine, whyMine, isMarked, isOwnMeet]);
  return { entries, events, games, meets };
}

export function readMonth(client: QueryClient, days: readonly Day[], zone: Zone): Promise<void>[] {
  const [from, until] = getRange(days, zone);
  return [
    client.prefetchInfiniteQuery(eventsOptions(from, until)),
    client.prefetchInfiniteQuery(gamesBetween(from, until)),
    client.prefetchInfiniteQuery(meetsBetween(from, until)),
  ];
}

function getRange(days: readonly Day[], zone: Zone): [from: string, until: string] {
  const [first = '', last = ''] = [days[0], days.at(-1)];
  return [getStart(first, zone).toISOString(), getStart(addDays(last, 1), zone).toISOString()];
}

// Loaded on demand, because most visits only read.
const SubscribeDialog = lazyComponent(async () => (await import('./SubscribeDialog.tsx')).SubscribeDialog);
const AddEvent = lazyComponent(async () => (await import('./EventForm.tsx')).AddEvent);

export function CalendarPage() {
  const { today, selected, select } = useDay();
  const [onlyMine, setOnlyMine] = useOnlyMine();
  const month = toMonth(selected);
  const weeks = useMemo(() => weeksAround(`${month}-01`), [month]);
  // React renders a query's update without interruption. Deferred, it renders in interruptible slices.
  const { entries, events, games, meets } = useDeferredValue(
    useMonth(
      useMemo(() => weeks.flat(), [weeks]),
      { onlyMine },
    ),
  );
  const [isSubscribing, setSubscribing] = useState(false);
  const [isAdding, setAdding] = useState(false);
  const addButton = useRef<HTMLDivElement>(null);

  const close = () => {
    setAdding(false);
    addButton.current?.querySelector('button')?.focus();
  };
  const showAdded = ({ date }: Draft) => {
    select(date);
    close();
  };

  return (
    <>
      <PageTitle
        aside={
          <div ref={addButton} className="flex gap-1">
            <Button
              variant={isAdding ? 'quiet' : 'primary'}
              aria-expanded={isAdding}
              aria-controls={isAdding ? formId : undefined}
              onClick={() => setAdding(!isAdding)}
            >
              <Plus className="size-4.5" aria-hidden /> Add Event
            </Button>
            <Link
              to="/my-day"
              viewTransition
              aria-label="My day"
              title="My day"
              className="inline-grid size-11 shrink-0 place-items-center rounded-control text-soft transition hover:bg-raised hover:text-ink"
            >
              <CalendarClock className="size-5" aria-hidden />
            </Link>
            <IconButton icon={CalendarSync} label="Subscribe to calendar" onClick={() => setSubscribing(true)} />
          </div>
        }
      >
        Calendar
      </PageTitle>
      {isSubscribing && <SubscribeDialog onClose={() => setSubscribing(false)} />}
      <Columns
        main={<MonthCard {...{ weeks, entries, today, selected, onlyMine }} onSelect={select} onToggle={setOnlyMine} />}
        side={
          <>
            {isAdding && <AddEvent id={formId} day={selected} onDone={showAdded} onClose={close} />}
            <DayList
              day={selected}
              entries={entries.get(selected) ?? []}
              {...{ events, games, meets }}
              onMoved={({ date }) => select(date)}
            />
          </>
        }
      />
    </>
  );
}

export const loader = defineLoader(({ client, search, timeZone }) => {
  const zone = getZone(timeZone);
  const month = toMonth(dayIn(search) ?? toDay(new Date(), zone));
  return [
    client.prefetchQuery(myTeamsOptions),
    client.prefetchQuery(ownMeetsOptions),
    ...readMonth(client, weeksAround(`${month}-01`).flat(), zone),
  ];
});

const formId = 'add-event';

/** The selected day, from the URL (`?day=2026-11-22`), or today. */
function useDay(): { today: Day; selected: Day; select: (day: Day) => void } {
  const today = toDay(new Date(useNow()), useZone());
  const [search] = useSearchParams();
  const change = useSearchChange();
  const select = useCallback(
    (day: Day) => {
      if (isDay(day)) void change({ day }, { replace: true });
    },
    [change],
  );
  return { today, selected: dayIn(search) ?? today, select };
}

/** Whether the month leaves out games of others, from the URL (`?teams=mine`). */
function useOnlyMine(): [boolean, (onlyMine: boolean) => void] {
  const [search] = useSearchParams();
  const change = useSearchChange();
  const setOnlyMine = useCallback(
    (onlyMine: boolean) => void change({ teams: onlyMine ? 'mine' : null }, { replace: true }),
    [change],
  );
  return [search.get('teams') === 'mine', setOnlyMine];
}

function dayIn(search: URLSearchParams): Day | undefined {
  const asked = search.get('day') ?? '';
  return isDay(asked) ? asked : undefined;
}

interface MonthCardProps {
  weeks: readonly (readonly Day[])[];
  entries: ReadonlyMap<Day, readonly Entry[]>;
  today: Day;
  selected: Day;
  onSelect: (day: Day) => void;
  onlyMine: boolean;
  onToggle: (onlyMine: boolean) => void;
}

/** The month of the selected day, with buttons to other months. Memoized, because the page renders again while data loads. */
const MonthCard = memo(function MonthCard({ selected, today, onSelect, onlyMine, onToggle, ...grid }: MonthCardProps) {
  const titleId = useId();
  const hasTeams = useMyTeams().teams.length > 0;
  return (
    <Card className="lg:p-5">
      <div className="mb-3 flex flex-wrap items-center gap-1">
        <h2 id={titleId} aria-live="polite" className="min-w-0 grow basis-28">
          {monthText(selected)}
        </h2>
        {selected !== today && (
          <Button small variant="plain" onClick={() => onSelect(today)}>
            Today
          </Button>
        )}
        <IconButton icon={ChevronLeft} label="Previous month" onClick={() => onSelect(addMonths(selected, -1))} />
        <IconButton icon={ChevronRight} label="Next month" onClick={() => onSelect(addMonths(selected, 1))} />
      </div>
      <MonthGrid labelledBy={titleId} selected={selected} today={today} onSelect={onSelect} {...grid} />
      <MarkLegend hasTeams={hasTeams} />
      {(hasTeams || onlyMine) && (
        <ToggleButton shape="pill" isPressed={onlyMine} onClick={() => onToggle(!onlyMine)} className="mt-3">
          <Star className="size-4" aria-hidden /> My teams
        </ToggleButton>
      )}
    </Card>
  );
});
