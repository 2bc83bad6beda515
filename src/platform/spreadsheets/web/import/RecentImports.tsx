import { useQuery } from '@tanstack/react-query';
import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { getMessage } from '#web/api/api.ts';
import { Button } from '#web/ui/Button.tsx';
import { ErrorState } from '#web/ui/states.tsx';
import { RelativeTime } from '#web/ui/time/RelativeTime.tsx';
import { type RecentImport, undoDays } from '../../contract.ts';
import { recentImportsOptions } from '../api.ts';
import { UndoImport } from './UndoImport.tsx';

/** The imports of the last days, each of which can be undone. Nothing without one. */
export function RecentImports() {
  const { data: imports, error, refetch } = useQuery(recentImportsOptions());
  const [chosen, setChosen] = useState<number | null>(null);
  if (error) return <ErrorState title="The last imports did not load" text={getMessage(error)} onRetry={refetch} />;
  if (!imports || imports.length === 0) return null;
  return (
    <section aria-labelledby="recent-imports" className="grid gap-2">
      <h2 id="recent-imports">Last imports</h2>
      <p className="max-w-[65ch] text-sm text-soft">Each can be undone as a whole for {undoDays} days.</p>
      <ul className="card divide-y divide-line px-3.5">
        {imports.map((one) => (
          <li key={one.id} className="flex items-center gap-3 py-3">
            <div className="grid min-w-0 flex-1 gap-0.5 break-words">
              <p className="font-bold text-base">{[one.title, ...one.sports].join(' · ')}</p>
              <p className="text-sm text-soft">
                {describeCounts(one)} · <RelativeTime at={one.at} />
                {one.by && ` · ${one.by}`}
              </p>
            </div>
            <Button
              small
              aria-label={`Undo the import of ${one.title}, ${describeCounts(one)}`}
              onClick={() => setChosen(one.id)}
            >
              <Undo2 className="size-4" aria-hidden />
              Undo
            </Button>
          </li>
        ))}
      </ul>
      {chosen !== null && <UndoImport id={chosen} onClose={() => setChosen(null)} />}
    </section>
  );
}

const describeCounts = ({ counts: { add, change } }: RecentImport) => `${add} added, ${change} changed`;
