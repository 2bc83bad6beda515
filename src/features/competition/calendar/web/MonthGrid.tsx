import { type KeyboardEvent, useEffect, useRef } from 'react';
import { weekdayNames } from '#shared/notation.ts';
import {
  addDays,
  addMonths,
  countText,
  type Day,
  dayText,
  type Entry,
  getKey,
  getMonthDay,
  getWeekEnd,
  getWeekStart,
  toMonth,
} from './days.ts';

interface Pressed {
  key: string;
  shiftKey: boolean;
}

/** The day that a key moves to, as in the ARIA date grid pattern; null for other keys. */
export function dayAfterKey(day: Day, { key, shiftKey }: Pressed): Day | null {
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1);
    case 'ArrowRight':
      return addDays(day, 1);
    case 'ArrowUp':
      return addDays(day, -7);
    case 'ArrowDown':
      return addDays(day, 7);
    case 'Home':
      return getWeekStart(day);
    case 'End':
      return getWeekEnd(day);
    case 'PageUp':
      return addMonths(day, shiftKey ? -12 : -1);
    case 'PageDown':
      return addMonths(day, shiftKey ? 12 : 1);
    default:
      return null;
  }
}

interface MonthGridProps {
  labelledBy: string;
  weeks: readonly (readonly Day[])[];
  entries: ReadonlyMap<Day, readonly Entry[]>;
  today: Day;
  selected: Day;
  onSelect: (day: Day) => void;
}

const columns = [...weekdayNames.slice(1), ...weekdayNames.slice(0, 1)];

/** A grid of weeks. Only the selected day is in the tab order (roving tabindex), and arrow keys change it. */
export function MonthGrid({ labelledBy, weeks, entries, today, selected, onSelect }: MonthGridProps) {
  const grid = useRef<HTMLTableElement>(null);
  const followsKey = useRef(false);

  // The selected day renders only after the URL has changed, so its focus must wait for that.
  useEffect(() => {
    const cell = followsKey.current && grid.current?.querySelector(`[data-day="${selected}"]`);
    followsKey.current = false;
    if (cell instanceof HTMLElement) cell.focus();
  }, [selected]);

  const move = (event: KeyboardEvent) => {
    const day = dayAfterKey(selected, event);
    if (day === null || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    followsKey.current = true;
    onSelect(day);
  };

  return (
    <table
      ref={grid}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: ARIA allows a table as a grid
      role="grid"
      aria-labelledby={labelledBy}
      onKeyDown={move}
      className="-mx-1 w-[calc(100%+0.5rem)] table-fixed border-separate border-spacing-1"
    >
      <thead>
        <tr>
          {columns.map((name) => (
            <th
              key={name}
              scope="col"
              abbr={name}
              className="pb-1 font-semibold text-xs text-soft uppercase tracking-[0.08em]"
            >
              {name.slice(0, 3)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((days) => (
          <tr key={days[0]}>
            {days.map((day) => (
              <DayCell
                key={day}
                day={day}
                entries={entries.get(day) ?? []}
                isOutside={toMonth(day) !== toMonth(selected)}
                isToday={day === today}
                isSelected={day === selected}
                onSelect={onSelect}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface DayCellProps {
  day: Day;
  entries: readonly Entry[];
  /** Whether the day belongs to the previous or next month. */
  isOutside: boolean;
  isToday: boolean;
  isSelected: boolean;
  onSelect: (day: Day) => void;
}

const maxMarks = 3;

/** One day: its number, and a mark for each of its first few entries. */
function DayCell({ day, entries, isOutside, isToday, isSelected, onSelect }: DayCellProps) {
  const state = isSelected ? 'selected' : entries.length > 0 ? 'taken' : 'free';
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: in a grid, a table's cell is a grid cell
    <td aria-selected={isSelected} className="p-0">
      <button
        type="button"
        data-day={day}
        aria-current={isToday ? 'date' : undefined}
        aria-label={`${dayText(day)}, ${countText(entries)}`}
        tabIndex={isSelected ? 0 : -1}
        onClick={() => onSelect(day)}
        className={`${cell} ${stateClasses[state]} ${isOutside && !isSelected ? 'text-soft' : ''}`}
      >
        <span className={`score text-lg leading-none ${isToday ? 'underline decoration-2 underline-offset-4' : ''}`}>
          {getMonthDay(day)}
        </span>
        <span className="flex h-1.5 gap-0.5 lg:gap-1" aria-hidden>
          {entries.slice(0, maxMarks).map((entry) => (
            <Mark key={getKey(entry)} look={getLook(entry, isSelected)} />
          ))}
        </span>
      </button>
    </td>
  );
}

const cell =
  'grid min-h-13 w-full content-center justify-items-center gap-1.5 rounded-control border transition lg:min-h-19';

const stateClasses = {
  selected: 'border-transparent bg-accent text-on-accent',
  taken: 'border-line bg-raised hover:border-edge',
  free: 'border-transparent hover:border-edge',
};

type Look = 'event' | 'game' | 'own game';

/** A meet looks like a game. */
function getLook(entry: Entry, isSelected: boolean): Look {
  if (entry.kind === 'event') return 'event';
  return entry.isMine && !isSelected ? 'own game' : 'game';
}

const bar = 'w-2.5 lg:w-3.5';
const looks: Readonly<Record<Look, string>> = {
  event: 'w-1.5 bg-current',
  game: `${bar} bg-current`,
  'own game': `${bar} bg-accent-text`,
};

/** An event is a dot, a game a bar, in the accent if one's own team plays. */
const Mark = ({ look }: { look: Look }) => <span className={`h-1.5 rounded-full ${looks[look]}`} />;
