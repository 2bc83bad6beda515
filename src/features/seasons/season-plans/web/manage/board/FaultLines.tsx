import { TriangleAlert } from 'lucide-react';
import type { PlanFault } from '#features/seasons/timetables/contract.ts';

/** What is wrong, in words: hard faults first. */
export const FaultLines = ({ faults }: { faults: readonly PlanFault[] }) => (
  <ul className="grid gap-1 empty:hidden">
    {faults
      .toSorted((one, other) => Number(other.isHard) - Number(one.isHard))
      .map(({ text, isHard }) => (
        <li key={text} className={`flex gap-1.5 text-sm ${isHard ? 'text-live-text' : 'text-gold'}`}>
          <TriangleAlert className="mt-0.5 size-4 shrink-0" aria-hidden />
          <span className="wrap-anywhere min-w-0">
            <span className="sr-only">{isHard ? 'Clash: ' : 'Better avoided: '}</span>
            {text}
          </span>
        </li>
      ))}
  </ul>
);
