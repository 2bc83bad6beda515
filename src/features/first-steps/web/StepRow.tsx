import { CheckCircle2, ChevronRight, Circle } from 'lucide-react';
import { Link } from 'react-router';
import type { FirstSteps } from '../contract.ts';
import { steps as known } from './steps.ts';

type StepRowProps = FirstSteps['steps'][number] & {
  /** The one that is in sight while the others are not. */
  isNext?: boolean;
  /** Of a step that is taken on the spot. */
  onHere: () => void;
};

const look =
  '-mx-2 flex min-h-11 w-[calc(100%+1rem)] items-center gap-3 rounded-control px-2 text-left text-[0.9375rem] hover:bg-raised';

export function StepRow({ name, done, isNext = false, onHere }: StepRowProps) {
  const { label, to } = known[name];
  const Icon = done ? CheckCircle2 : Circle;
  const content = (
    <>
      <Icon className={`size-5 shrink-0 ${done ? 'text-win' : 'text-soft'}`} aria-hidden />
      <span className="min-w-0 flex-1">
        {isNext && 'Next: '}
        {label}
        {done && <span className="sr-only"> (done)</span>}
      </span>
      <ChevronRight className="size-4.5 shrink-0 text-soft" aria-hidden />
    </>
  );
  const className = `${look} ${done ? 'text-soft' : 'font-semibold'}`;
  if (to === undefined) {
    return (
      <button type="button" onClick={onHere} className={className}>
        {content}
      </button>
    );
  }
  return (
    <Link to={to} viewTransition className={className}>
      {content}
    </Link>
  );
}
