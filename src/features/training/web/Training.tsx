import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import type { Exercises, TrainingDay } from '../contract.ts';
import { inOrder, isByDay } from '../rules.ts';
import { ExerciseList } from './ExerciseList.tsx';

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
    <details
      name={group}
      className="group border-line border-t [interpolate-size:allow-keywords] first:border-t-0 details-content:h-0 details-content:overflow-hidden motion-safe:details-content:transition-[height,content-visibility] motion-safe:details-content:transition-discrete motion-safe:details-content:duration-200 open:details-content:h-auto"
    >
      <summary className="flex min-h-12 list-none flex-wrap items-center gap-x-3 px-3.5 py-2 transition hover:bg-raised/60 focus-visible:-outline-offset-3 [&::-webkit-details-marker]:hidden">
        <span className="min-w-0 grow basis-24 font-semibold text-[0.9375rem]">{day}</span>
        <span className="shrink-0 text-[0.8125rem] text-soft">{countText(exercises.length)}</span>
        <ChevronDown
          className="size-5 shrink-0 text-soft transition-transform duration-200 group-open:rotate-180"
          aria-hidden
        />
      </summary>
      {exercises.length > 0 ? (
        <ExerciseList exercises={exercises} className="px-3.5 pb-3" />
      ) : (
        <p className="px-3.5 pb-3 text-[0.875rem] text-soft">Nothing planned: let the work sink in.</p>
      )}
    </details>
  );
}

function countText(exercises: number): string {
  if (exercises === 0) return 'Rest day';
  return exercises === 1 ? '1 exercise' : `${exercises} exercises`;
}
