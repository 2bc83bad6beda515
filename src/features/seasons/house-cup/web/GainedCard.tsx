import { dateText } from '#shared/notation.ts';
import { Card } from '#web/ui/Card.tsx';
import { useNow } from '#web/ui/time/clock.ts';
import { useZone } from '#web/zone.ts';
import type { CupTable } from '../contract.ts';
import { gainText } from '../in-words.ts';
import { gainOf, isThisWeek } from '../week-rules.ts';
import { EntryLine } from './EntryLine.tsx';

/** What the residences gained in the last week with points, and for what. */
export function GainedCard({ table }: { table: CupTable }) {
  const wall = useZone().wall(new Date(useNow()));
  const monday = table.weeks.at(-1);
  if (monday === undefined) return null;
  const gained = table.rows
    .map((row) => ({ row, gain: gainOf(row) }))
    .filter(({ gain }) => gain !== 0)
    .sort((one, other) => other.gain - one.gain);
  const most = Math.max(1, ...gained.map(({ gain }) => Math.abs(gain)));
  const isNow = isThisWeek(table.weeks, wall.toISOString().slice(0, 10));
  return (
    <Card heading={isNow ? 'Who gained what this week' : `Who gained what from ${dateText(monday, wall)}`}>
      <ul className="grid gap-2">
        {gained.map(({ row, gain }) => (
          <li key={row.residence.id} className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3">
            <span className="truncate font-semibold text-sm">{row.residence.name}</span>
            <span className={`score text-lg ${gain > 0 ? 'text-win' : 'text-live-text'}`}>{gainText(gain)}</span>
            <svg
              aria-hidden
              viewBox="0 0 100 4"
              preserveAspectRatio="none"
              className="col-span-2 h-1 w-full rounded-full bg-line"
            >
              <rect width={(Math.abs(gain) / most) * 100} height="4" className={gain > 0 ? 'fill-win' : 'fill-live'} />
            </svg>
          </li>
        ))}
      </ul>
      {table.latest.length > 0 && (
        <details className="mt-3 border-line border-t">
          <summary className="min-h-11 cursor-pointer content-center font-semibold text-sm">What for</summary>
          <ul className="grid">
            {table.latest.map((entry) => (
              <li key={entry.id} className="border-line border-t py-2">
                <EntryLine
                  entry={entry}
                  residence={table.rows.find(({ residence }) => residence.id === entry.residenceId)?.residence.name}
                />
              </li>
            ))}
          </ul>
        </details>
      )}
    </Card>
  );
}
