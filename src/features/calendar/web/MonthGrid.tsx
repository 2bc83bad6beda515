import { type KeyboardEvent, useEffect, useRef } from 'react';
import { weekdayNames } from '#web/calendar.ts';
import { DayCell } from './DayCell.tsx';
import { dayAfterKey } from './day-keys.ts';
import { type Day, monthOf } from './days.ts';
import type { Entry } from './entries.ts';

interface MonthGridProps {
  labelledBy: string;
  weeks: readonly (readonly Day[])[];
  entries: ReadonlyMap<Day, readonly Entry[]>;
  today: Day;
  selected: Day;
  onSelect: (day: Day) => void;
}

const [sunday, ...others] = weekdayNames;
const columns = [...others, sunday];

/** Days in their weeks. One of them is in the tab order: the selected one, which follows the keys. */
export function MonthGrid({ labelledBy, weeks, entries, today, selected, onSelect }: MonthGridProps) {
  const grid = useRef<HTMLTableElement>(null);
  const followsKey = useRef(false);

  // The selected day is drawn when the address has changed, and then alone can it have the focus.
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
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: ARIA makes a grid of a table, and of its cells
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
              className="pb-1 font-semibold text-[min(0.6875rem,3.1vw)] text-soft uppercase tracking-[0.08em]"
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
                isOutside={monthOf(day) !== monthOf(selected)}
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
