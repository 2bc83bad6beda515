import type { Exercise } from '../contract.ts';
import { amountText, inOrder } from '../rules.ts';

import { TrainingIcon } from './TrainingIcon.tsx';

export function ExerciseList({ exercises, className = '' }: { exercises: readonly Exercise[]; className?: string }) {
  return (
    <ol className={className}>
      {inOrder(exercises).map(({ number, item }) => (
        <ExerciseRow key={number} exercise={item} number={number} />
      ))}
    </ol>
  );
}

function ExerciseRow({ exercise, number }: { exercise: Exercise; number: number }) {
  const { name, focus, description, icon } = exercise;
  const amount = amountText(exercise);
  return (
    <li className="flex gap-3 py-2">
      <span className="score grid size-7 shrink-0 place-items-center rounded-lg bg-raised text-soft" aria-hidden>
        {icon ? <TrainingIcon name={icon} className="size-4" /> : number}
      </span>
      <div className="min-w-0 flex-1 pt-0.5">
        <p className="flex flex-wrap items-baseline justify-between gap-x-4">
          <span className="font-semibold text-[0.9375rem]">{name}</span>
          {amount && <span className="score text-[1.0625rem]">{amount}</span>}
        </p>
        {(focus || description) && (
          <p className="text-[0.8125rem] text-soft">
            {focus && <span className="font-semibold">{description ? `${focus}: ` : focus}</span>}
            {description}
          </p>
        )}
      </div>
    </li>
  );
}
