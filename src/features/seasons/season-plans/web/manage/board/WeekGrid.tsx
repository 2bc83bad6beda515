import { CalendarOff } from 'lucide-react';
import { useMemo } from 'react';
import { dateText, spokenDay } from '#shared/notation.ts';
import { FilterPills } from '#web/ui/lists/FilterPills.tsx';
import { Pill } from '#web/ui/Pill.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import { clockText, daysOfWeek, type Lane, openHours, reasonOff, scaleOf } from '../../../board-rules.ts';
import { calledOffOn } from '../../../closed-rules.ts';
import { counted } from '../plan-texts.ts';
import { LaneColumn } from './LaneColumn.tsx';
import { MoveDayButton } from './MoveDay.tsx';
import { type Board, type BoardGame, shortDay } from './model.ts';

interface WeekGridProps {
  board: Board;
  week: string;
  /** The one day that a phone shows; null for the first of the week with games. */
  day: string | null;
  isWide: boolean;
  onDay: (day: string) => void;
  onMoveDay: (day: string) => void;
  onOpen: (gameId: number) => void;
}

interface OpenDay {
  day: string;
  hours: { from: number; until: number };
  games: readonly BoardGame[];
}

/** Courts side by side, time downwards: a week on a desktop, an evening on a phone. */
export function WeekGrid({ board, week, day, isWide, onDay, onMoveDay, onOpen }: WeekGridProps) {
  const scale = useMemo(() => scaleOf(board.games.map(({ game }) => game)), [board.games]);
  const days = openDays(board, week);
  const chosen = days.find((one) => one.day === day) ?? days.find(({ games }) => games.length > 0) ?? days[0];
  if (!chosen) return <NothingThisWeek />;
  return (
    <div className="grid min-w-0 grid-cols-1 gap-2">
      {!isWide && (
        <FilterPills
          label="Days"
          value={chosen.day}
          onChoose={onDay}
          choices={days.map((one) => ({ value: one.day, label: shortDay(one.day), count: one.games.length }))}
        />
      )}
      <div data-scroller className={scroller}>
        <div className="w-max min-w-full">
          <LaneHeads board={board} />
          {(isWide ? days : [chosen]).map((one) => (
            <DayRows key={one.day} {...{ board, scale, onMoveDay, onOpen }} of={one} />
          ))}
        </div>
      </div>
    </div>
  );
}

function openDays({ plan, games }: Board, week: string): OpenDay[] {
  return daysOfWeek(week).flatMap((day) => {
    const ofDay = games.filter(({ spot }) => spot?.day === day);
    const placed = ofDay.map(({ game, spot }) => ({ id: game.id, start: spot?.start ?? 0, minutes: game.minutes }));
    const isInSeason = plan.setup.firstDay <= day && day <= plan.setup.lastDay;
    const hours = openHours(isInSeason ? plan.setup : { venues: [] }, day, placed);
    return hours ? [{ day, hours, games: ofDay }] : [];
  });
}

function LaneHeads({ board: { lanes, laneName } }: { board: Board }) {
  return (
    <div className="sticky top-0 z-20 flex bg-card" aria-hidden>
      <div className={`${axis} z-10 border-line border-b`} />
      {lanes.map((lane, at) => {
        const { venue, court } = laneName(lane);
        return (
          <div key={lane.key} className={`${laneWidth} ${edgeOf(lanes, at)} border-line border-b px-2 py-1.5`}>
            <p className="truncate font-bold text-xs">{venue}</p>
            <p className="truncate text-soft text-xs">{court ?? '\u00a0'}</p>
          </div>
        );
      })}
    </div>
  );
}

interface DayRowsProps {
  board: Board;
  scale: number;
  of: OpenDay;
  onMoveDay: (day: string) => void;
  onOpen: (gameId: number) => void;
}

function DayRows({ board, scale, of: { day, hours, games }, onMoveDay, onOpen }: DayRowsProps) {
  const { lanes, plan } = board;
  const off = reasonOff(plan.setup, day);
  const why = off ?? calledOffOn(plan.setup, day);
  const height = (hours.until - hours.from) * scale;
  return (
    <section aria-label={spokenDay(new Date(day))}>
      <div className="sticky top-[45px] z-10 border-line border-b bg-raised">
        <div className="sticky left-0 flex w-max max-w-[calc(100vw-2.25rem)] items-center gap-2 px-2 text-sm">
          <b className="whitespace-nowrap">{dateText(day, new Date(day))}</b>
          <span className="whitespace-nowrap text-soft max-[379px]:hidden">
            {games.length === 0 ? 'no games' : counted(games.length, 'game')}
          </span>
          {why && (
            <span className="min-w-0 overflow-clip">
              <Pill tone="gold">
                <CalendarOff className="size-3.5 shrink-0" aria-hidden />
                <span className="truncate">{why}</span>
              </Pill>
            </span>
          )}
          {games.length > 0 && <MoveDayButton day={day} onPress={() => onMoveDay(day)} />}
        </div>
      </div>
      <div className="flex" style={{ height }}>
        <div className={`${axis} z-10`} aria-hidden>
          {hoursBetween(hours).map((hour) => (
            <span
              key={hour}
              className="score absolute right-1.5 text-sm text-soft"
              style={{ top: (hour - hours.from) * scale + 3 }}
            >
              {clockText(hour)}
            </span>
          ))}
        </div>
        {lanes.map((lane, at) => (
          <LaneColumn
            key={lane.key}
            {...{ board, lane, day, hours, scale, onOpen }}
            isOff={off !== null}
            className={`${laneWidth} ${edgeOf(lanes, at)}`}
          />
        ))}
      </div>
    </section>
  );
}

function hoursBetween({ from, until }: { from: number; until: number }): number[] {
  return Array.from({ length: (until - from) / 60 }, (_, at) => from + at * 60);
}

/** Courts of one venue stand together: a stronger line is between venues, and a swipe stops there. */
const edgeOf = (lanes: readonly Lane[], at: number): string =>
  lanes[at - 1]?.venueId === lanes[at]?.venueId ? 'border-line border-l' : 'border-edge border-l snap-start';

const NothingThisWeek = () => (
  <EmptyState title="Nobody can play this week" text="No venue of the plan is open in it, and it has no games." />
);

const scroller =
  'card max-h-[max(22rem,calc(100dvh-15rem))] min-w-0 snap-x snap-proximity scroll-pl-12 overflow-auto max-lg:snap-mandatory';
const axis = 'sticky left-0 w-12 shrink-0 bg-card';
const laneWidth = 'min-w-[calc((100vw-5.2rem)/2)] flex-1 basis-0 sm:min-w-31';
