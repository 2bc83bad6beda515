import { useState } from 'react';
import { Button } from '#web/ui/Button.tsx';
import { FilterPills } from '#web/ui/lists/FilterPills.tsx';
import type { Counts, ImportPreview, ImportRow, Outcome } from '../../contract.ts';

const step = 25;

/** The planned outcome of each row, first those that need a decision. */
export function PreviewRows({ preview: { counts, rows } }: { preview: ImportPreview }) {
  const [chosen, setChosen] = useState<Outcome | null>(null);
  const [most, setMost] = useState(step);
  const outcome = chosen !== null && counts[chosen] > 0 ? chosen : firstShown(counts);
  const ofOutcome = rows.filter((row) => row.outcome === outcome);
  const choose = (next: Outcome) => {
    setChosen(next);
    setMost(step);
  };
  return (
    <section aria-labelledby="import-preview" className="grid gap-3">
      <h2 id="import-preview">Preview</h2>
      <Bar counts={counts} />
      <FilterPills
        label="Rows"
        choices={outcomes
          .filter(({ outcome: one }) => one !== 'ask' || counts.ask > 0)
          .map((one) => ({ value: one.outcome, label: one.label, count: counts[one.outcome] }))}
        value={outcome}
        onChoose={choose}
      />
      <ul className="card divide-y divide-line px-3.5 empty:hidden">
        {ofOutcome.slice(0, most).map((row) => (
          <Row key={row.line} row={row} />
        ))}
      </ul>
      {most < ofOutcome.length && <Button onClick={() => setMost(most + step)}>Show {step} more</Button>}
      {most >= ofOutcome.length && ofOutcome.length < counts[outcome] && (
        <p className="text-sm text-soft">And {counts[outcome] - ofOutcome.length} more, which are not listed here.</p>
      )}
    </section>
  );
}

function Bar({ counts }: { counts: Counts }) {
  const total = countTotal(counts);
  return (
    <div
      role="img"
      aria-label={outcomes.map(({ outcome, label }) => `${label}: ${counts[outcome]}`).join(', ')}
      className="flex h-3 gap-0.5 overflow-hidden rounded-full bg-raised"
    >
      {outcomes
        .filter(({ outcome }) => counts[outcome] > 0)
        .map(({ outcome, bar }) => (
          <span key={outcome} className={`min-w-1.5 ${bar}`} style={{ width: `${(counts[outcome] / total) * 100}%` }} />
        ))}
    </div>
  );
}

function Row({ row: { line, what, details, changes, why } }: { row: ImportRow }) {
  return (
    <li className="grid gap-x-3 gap-y-0.5 py-3 sm:grid-cols-[4rem_minmax(0,1fr)]">
      <span className="text-sm text-soft sm:pt-px">Line {line}</span>
      <div className="grid min-w-0 gap-1 break-words text-sm">
        {what && <p className="font-semibold">{what}</p>}
        {details.length > 0 && (
          <ul aria-label="Stored" className="flex flex-wrap gap-1.5">
            {details.map((detail) => (
              <li key={detail} className="min-w-0 rounded-md bg-raised px-2 py-0.5 text-sm">
                {detail}
              </li>
            ))}
          </ul>
        )}
        {changes.length > 0 && (
          <ul aria-label="Changes" className="grid gap-0.5">
            {changes.map((change) => (
              <li key={change} className="text-info">
                {change}
              </li>
            ))}
          </ul>
        )}
        {why && <p className={what ? 'text-soft' : ''}>{why}</p>}
      </div>
    </li>
  );
}

const outcomes: readonly { outcome: Outcome; label: string; bar: string; text: string }[] = [
  { outcome: 'add', label: 'Added', bar: 'bg-win', text: 'text-win' },
  { outcome: 'change', label: 'Changed', bar: 'bg-info', text: 'text-info' },
  { outcome: 'skip', label: 'Skipped', bar: 'bg-edge', text: 'text-soft' },
  { outcome: 'ask', label: 'Waiting', bar: 'bg-gold', text: 'text-gold' },
  { outcome: 'refuse', label: 'Refused', bar: 'bg-live', text: 'text-live-text' },
];

const countTotal = (counts: Counts): number => counts.add + counts.change + counts.skip + counts.ask + counts.refuse;

/** The outcome to show first: one that needs a decision, else the most frequent. */
function firstShown(counts: Counts): Outcome {
  if (counts.refuse > 0) return 'refuse';
  if (counts.ask > 0) return 'ask';
  const most = Math.max(counts.add, counts.change, counts.skip);
  return outcomes.find(({ outcome }) => counts[outcome] === most)?.outcome ?? 'add';
}
