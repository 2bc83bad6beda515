import { Card } from '#web/ui/Card.tsx';
import type { PlannedExercise } from '../contract.ts';
import { minutesText, type PlanPart, partNames, timeText } from '../rules.ts';
import { partColours } from './TimeBar.tsx';

interface PlanPartCardProps {
  planPart: PlanPart;
  /** Of the longest exercise of the session: what all bars are drawn against. */
  longest: number;
}

/** One part of a session: its exercises in order, each with how much of it and how long it takes. */
export function PlanPartCard({ planPart: { part, seconds, exercises }, longest }: PlanPartCardProps) {
  return (
    <Card
      className="wrap-anywhere"
      heading={
        <span className="flex items-center gap-2.5">
          <span className={`h-5 w-1.5 rounded-full ${partColours[part]}`} aria-hidden />
          {partNames[part]}
        </span>
      }
      aside={<span className="score text-lg text-soft">{minutesText(seconds)}</span>}
    >
      <ol className="grid gap-x-8 gap-y-4 xl:grid-cols-2">
        {exercises.map((exercise) => (
          <ExerciseRow key={exercise.name} exercise={exercise} longest={longest} />
        ))}
      </ol>
    </Card>
  );
}

function ExerciseRow({ exercise, longest }: { exercise: PlannedExercise; longest: number }) {
  const { name, sets, reps, description, part, seconds } = exercise;
  return (
    <li className="grid content-start gap-1.5">
      <p className="flex items-baseline justify-between gap-4">
        <span className="min-w-0 font-semibold text-[0.9375rem]">{name}</span>
        <span className="score shrink-0 text-[1.0625rem]">{sets > 1 ? `${sets} × ${reps}` : reps}</span>
      </p>
      <p className="text-[0.8125rem] text-soft">{description}</p>
      <p className="flex items-center gap-3">
        <span className="h-1.5 flex-1 overflow-hidden rounded-full bg-raised" aria-hidden>
          <span
            className={`block h-full rounded-full ${partColours[part]}`}
            style={{ width: `${longest === 0 ? 0 : (seconds / longest) * 100}%` }}
          />
        </span>
        <span className="score w-16 text-right text-[0.9375rem] text-soft">{timeText(seconds)}</span>
      </p>
    </li>
  );
}
