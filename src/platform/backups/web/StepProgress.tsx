import type { Progress } from '#shared/endpoints.ts';
import { ProgressBar } from '#web/ui/ProgressBar.tsx';

/** How far a long act is: the step in words, and its part that is done. */
export function StepProgress({ progress: { step, done }, steps }: { progress: Progress; steps: Steps }) {
  const label = steps[step] ?? step;
  return (
    <div className="grid gap-1 text-sm">
      <p role="status">{label}</p>
      <ProgressBar label={label} percent={done} />
    </div>
  );
}

/** The sentences of steps, by the words that the server sends. */
export type Steps = Readonly<Record<string, string>>;

export const snapshotSteps: Steps = {
  copy: 'Copying the database',
  pack: 'Making the snapshot',
  check: 'Checking the snapshot',
};
