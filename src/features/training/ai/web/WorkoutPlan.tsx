import { CircleCheck, Stethoscope } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Card } from '#web/ui/Card.tsx';
import { FilterPills } from '#web/ui/lists/FilterPills.tsx';
import type { PlannedExercise, Workout, WorkoutPart } from '../contract.ts';
import { groupParts, minutesText, type PlanPart, partNames, timeText } from '../rules.ts';

/** A workout, one session at a time: its time as a bar, then its parts. */
export function WorkoutPlan({ workout, actions }: { workout: Workout; actions: ReactNode }) {
  const days = [...new Set(workout.exercises.map(({ day }) => day))].sort((one, other) => one - other);
  const [chosen, setChosen] = useState(1);
  const day = days.includes(chosen) ? chosen : (days[0] ?? 1);
  const parts = groupParts(workout.exercises, day);
  const longest = Math.max(0, ...parts.flatMap(({ exercises }) => exercises.map(({ seconds }) => seconds)));
  return (
    <article aria-label={workout.title} className="grid min-w-0 gap-3.5">
      <Card hero className="settle wrap-anywhere grid gap-4">
        <div className="flex flex-wrap items-start justify-between gap-3">
          <h2 className="min-w-0 flex-1 basis-56 text-balance text-xl">{workout.title}</h2>
          {actions}
        </div>
        <Figures workout={workout} exercises={parts.reduce((sum, { exercises }) => sum + exercises.length, 0)} />
        <p className="max-w-[62ch] text-base text-soft">{workout.description}</p>
        {days.length > 1 && (
          <FilterPills
            label="Day"
            choices={days.map((value) => ({ value: String(value), label: `Day ${value}` }))}
            value={String(day)}
            onChoose={(value) => setChosen(Number(value))}
          />
        )}
        <TimeBar parts={parts} />
      </Card>
      {parts.map((planPart) => (
        <PlanPartCard key={planPart.part} planPart={planPart} longest={longest} />
      ))}
      <Card heading="Good for">
        <Benefits benefits={workout.benefits} />
      </Card>
      <Advice>{workout.advice}</Advice>
    </article>
  );
}

function Figures({ workout: { durationMinutes, intensity }, exercises }: { workout: Workout; exercises: number }) {
  return (
    <dl className="flex flex-wrap gap-x-8 gap-y-3">
      <Figure name="Time">
        <span className="score text-2xl">{durationMinutes}</span> <span className="score text-lg text-soft">min</span>
      </Figure>
      <Figure name="Exercises">
        <span className="score text-2xl">{exercises}</span>
      </Figure>
      <Figure name="Intensity">
        <Intensity intensity={intensity} />
      </Figure>
    </dl>
  );
}

function Figure({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid content-between gap-1">
      <dt className="font-semibold text-xs text-soft">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

const steps: Readonly<Record<Workout['intensity'], number>> = { Easy: 1, Moderate: 2, Hard: 3 };
const heights = ['h-2', 'h-3', 'h-4'];

/** How hard the workout is: a word, and bars like those of a signal. */
function Intensity({ intensity }: Pick<Workout, 'intensity'>) {
  return (
    <span className="inline-flex items-center gap-2">
      <span className="flex items-end gap-0.75" aria-hidden>
        {heights.map((height, at) => (
          <span
            key={height}
            className={`w-1.25 rounded-xs ${height} ${at < steps[intensity] ? 'bg-accent-text' : 'bg-edge'}`}
          />
        ))}
      </span>
      <span className="score text-xl">{intensity}</span>
    </span>
  );
}

interface PlanPartCardProps {
  planPart: PlanPart;
  /** The seconds of the session's longest exercise: full width for the bars. */
  longest: number;
}

/** One part of a session: its exercises in order, each with its amount and duration. */
function PlanPartCard({ planPart: { part, seconds, exercises }, longest }: PlanPartCardProps) {
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
        <span className="min-w-0 font-semibold text-base">{name}</span>
        <span className="score shrink-0 text-lg">{sets > 1 ? `${sets} × ${reps}` : reps}</span>
      </p>
      <p className="text-sm text-soft">{description}</p>
      <p className="flex items-center gap-3">
        <span className="h-1.5 flex-1 overflow-hidden rounded-full bg-raised" aria-hidden>
          <span
            className={`block h-full rounded-full ${partColours[part]}`}
            style={{ width: `${longest === 0 ? 0 : (seconds / longest) * 100}%` }}
          />
        </span>
        <span className="score w-16 text-right text-base text-soft">{timeText(seconds)}</span>
      </p>
    </li>
  );
}

/** The colour of each part, in the bars and beside the names. */
const partColours: Readonly<Record<WorkoutPart, string>> = {
  'warm-up': 'bg-gold',
  main: 'bg-accent-text',
  'cool-down': 'bg-info',
};

/** A session as one bar that shows how its time is divided. */
function TimeBar({ parts }: { parts: readonly PlanPart[] }) {
  const whole = parts.reduce((sum, { seconds }) => sum + seconds, 0);
  return (
    <div className="grid gap-2.5">
      <div className="flex h-3.5 gap-1 overflow-hidden rounded-full" aria-hidden>
        {parts.map(({ part, seconds }) => (
          <span
            key={part}
            className={`block min-w-2 rounded-xs ${partColours[part]}`}
            style={{ flexGrow: whole === 0 ? 1 : seconds }}
          />
        ))}
      </div>
      <dl className="flex flex-wrap gap-x-5 gap-y-1.5">
        {parts.map(({ part, seconds }) => (
          <div key={part} className="flex items-center gap-2">
            <span className={`size-2.5 rounded-full ${partColours[part]}`} aria-hidden />
            <dt className="text-sm text-soft">{partNames[part]}</dt>
            <dd className="score text-lg">{minutesText(seconds)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** Says when to see a professional. */
export function Advice({ children }: { children: string }) {
  return (
    <p className="flex gap-3 rounded-card border border-line bg-raised/50 p-4 text-sm">
      <Stethoscope className="mt-0.5 size-4.5 shrink-0 text-info" aria-hidden />
      <span>{children}</span>
    </p>
  );
}

export function Benefits({ benefits }: { benefits: readonly string[] }) {
  return (
    <ul className="grid gap-2.5">
      {benefits.map((benefit) => (
        <li key={benefit} className="flex gap-2.5 text-base">
          <CircleCheck className="mt-0.5 size-4.5 shrink-0 text-win" aria-hidden />
          <span>{benefit}</span>
        </li>
      ))}
    </ul>
  );
}
