import { ChevronLeft, ChevronRight } from 'lucide-react';
import { memo, useId } from 'react';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { addMonths, type Day, monthText } from './days.ts';
import type { Entry } from './entries.ts';
import { MonthGrid } from './MonthGrid.tsx';

interface MonthCardProps {
  weeks: readonly (readonly Day[])[];
  entries: ReadonlyMap<Day, readonly Entry[]>;
  today: Day;
  selected: Day;
  onSelect: (day: Day) => void;
}

/** The month of the day that is looked at, and the way to others. Memorised, for what is read meanwhile. */
export const MonthCard = memo(function MonthCard({ selected, today, onSelect, ...grid }: MonthCardProps) {
  const titleId = useId();
  return (
    <Card className="lg:p-5">
      <div className="mb-3 flex flex-wrap items-center gap-1">
        <h2 id={titleId} aria-live="polite" className="min-w-0 grow basis-28">
          {monthText(selected)}
        </h2>
        {selected !== today && (
          <Button small look="plain" onClick={() => onSelect(today)}>
            Today
          </Button>
        )}
        <IconButton icon={ChevronLeft} label="Previous month" onClick={() => onSelect(addMonths(selected, -1))} />
        <IconButton icon={ChevronRight} label="Next month" onClick={() => onSelect(addMonths(selected, 1))} />
      </div>
      <MonthGrid labelledBy={titleId} selected={selected} today={today} onSelect={onSelect} {...grid} />
    </Card>
  );
});
