import type { IconName } from '../contract.ts';
import { TrainingIcon } from './TrainingIcon.tsx';

export function TipIcon({ name }: { name: IconName }) {
  return (
    <span className="grid size-11 shrink-0 place-items-center rounded-control bg-raised text-accent-text">
      <TrainingIcon name={name} className="size-5.5" />
    </span>
  );
}
