import { OutboxTrouble } from './OutboxState.tsx';
import { RecentPlays, type RecentPlaysProps } from './RecentPlays.tsx';
import type { Scoring } from './use-scoring.ts';

type PlaysProps = RecentPlaysProps & { scoring: Scoring };

/** What was tapped last, and what is to do about taps that have not arrived. */
export function Plays({ scoring, ...plays }: PlaysProps) {
  return (
    <div className="grid gap-3">
      <OutboxTrouble taps={scoring.taps} outbox={scoring.outbox} />
      <RecentPlays scoring={scoring} {...plays} />
    </div>
  );
}
