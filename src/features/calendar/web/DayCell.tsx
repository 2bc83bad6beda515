import { type Day, dateOf, dayText } from './days.ts';
import { countText, type Entry, keyOf } from './entries.ts';

interface DayCellProps {
  day: Day;
  entries: readonly Entry[];
  /** Of the month before or after. */
  isOutside: boolean;
  isToday: boolean;
  isSelected: boolean;
  onSelect: (day: Day) => void;
}

const mostMarks = 3;

/** One day: its number, and a mark for each of the first few things on it. */
export function DayCell({ day, entries, isOutside, isToday, isSelected, onSelect }: DayCellProps) {
  const look = isSelected ? 'selected' : entries.length > 0 ? 'taken' : 'free';
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
        className={`grid min-h-13 w-full content-center justify-items-center gap-1.5 rounded-control border transition lg:min-h-19 ${looks[look]} ${isOutside && !isSelected ? 'text-soft' : ''}`}
      >
        <span
          className={`score text-[min(1.125rem,5vw)] leading-none ${isToday ? 'underline decoration-2 underline-offset-4' : ''}`}
        >
          {dateOf(day)}
        </span>
        <span className="flex h-1.5 gap-0.5 lg:gap-1" aria-hidden>
          {entries.slice(0, mostMarks).map((entry) => (
            <Mark key={keyOf(entry)} kind={entry.kind} />
          ))}
        </span>
      </button>
    </td>
  );
}

const looks = {
  selected: 'border-transparent bg-accent text-on-accent',
  taken: 'border-line bg-raised hover:border-edge',
  free: 'border-transparent hover:border-edge',
};

/** An event is a dot, a game a bar: told apart by shape, in whatever colour the day has. */
const Mark = ({ kind }: Pick<Entry, 'kind'>) => (
  <span className={`h-1.5 rounded-full bg-current ${kind === 'event' ? 'w-1.5' : 'w-2.5 lg:w-3.5'}`} />
);
