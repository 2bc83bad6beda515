import { ChevronDown, Star } from 'lucide-react';
import { useId } from 'react';
import { Pill } from '#web/ui/Pill.tsx';
import type { Exercise, Exercises, TrainingDay } from '../contract.ts';
import { amountText, inOrder, isByDay } from '../rules.ts';
import { TrainingIcon } from './TrainingIcon.tsx';

export function Training({ exercises }: { exercises: Exercises }) {
  const name = useId();
  if (!isByDay(exercises)) return <ExerciseList exercises={exercises} />;
  return (
    <div className="overflow-hidden rounded-control border border-line">
      {inOrder(exercises).map(({ number, item }) => (
        <Day key={number} day={item} group={name} />
      ))}
    </div>
  );
}

/** The browser closes an open day when another one of its group opens. */
function Day({ day: { day, exercises }, group }: { day: TrainingDay; group: string }) {
  return (
    <details name={group} className={`group border-line border-t first:border-t-0 ${folded} ${unfolding}`}>
      <summary className="flex min-h-12 list-none flex-wrap items-center gap-x-3 px-3.5 py-2 transition hover:bg-raised/60 focus-visible:-outline-offset-3">
        <span className="min-w-0 grow basis-24 font-semibold text-base">{day}</span>
        <span className="shrink-0 text-sm text-soft">{countText(exercises.length)}</span>
        <ChevronDown
          className="size-5 shrink-0 text-soft transition-transform duration-200 group-open:rotate-180"
          aria-hidden
        />
      </summary>
      {exercises.length > 0 ? (
        <ExerciseList exercises={exercises} className="px-3.5 pb-3" />
      ) : (
        <p className="px-3.5 pb-3 text-sm text-soft">Nothing planned: let the work sink in.</p>
      )}
    </details>
  );
}

function countText(exercises: number): string {
  if (exercises === 0) return 'Rest day';
  return exercises === 1 ? '1 exercise' : `${exercises} exercises`;
}

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
          <span className="font-semibold text-base">{name}</span>
          {amount && <span className="score text-lg">{amount}</span>}
        </p>
        {(focus || description) && (
          <p className="text-sm text-soft">
            {focus && <span className="font-semibold">{description ? `${focus}: ` : focus}</span>}
            {description}
          </p>
        )}
      </div>
    </li>
  );
}

export function FeaturedPill() {
  return (
    <Pill tone="gold">
      <Star className="size-3.5 fill-current" aria-hidden /> Featured
    </Pill>
  );
}

/** Free text by an admin: a long one wraps beside its title instead of pushing it out. */
export function DurationPill({ children }: { children: string }) {
  return (
    <span className="flex max-w-1/2 justify-end *:shrink *:whitespace-normal">
      <Pill>{children}</Pill>
    </span>
  );
}

const folded =
  '[interpolate-size:allow-keywords] details-content:h-0 details-content:overflow-hidden open:details-content:h-auto';
const unfolding =
  'motion-safe:details-content:transition-[height,content-visibility] motion-safe:details-content:transition-discrete motion-safe:details-content:duration-200';
