import { type ReactNode, useState } from 'react';
import { Card } from '#web/ui/Card.tsx';
import { FilterPills } from '#web/ui/FilterPills.tsx';
import type { Workout } from '../contract.ts';
import { partsOf } from '../rules.ts';
import { Advice } from './Advice.tsx';
import { Benefits } from './Benefits.tsx';
import { Intensity } from './Intensity.tsx';
import { PlanPartCard } from './PlanPartCard.tsx';
import { TimeBar } from './TimeBar.tsx';

/** A workout as it is done: one session at a time, with its time as a picture, then part by part. */
export function WorkoutPlan({ workout, acts }: { workout: Workout; acts: ReactNode }) {
  const days = [...new Set(workout.exercises.map(({ day }) => day))].sort((one, other) => one - other);
  const [chosen, setChosen] = useState(1);
  const day = days.includes(chosen) ? chosen : (days[0] ?? 1);
  const parts = partsOf(workout.exercises, day);
  const longest = Math.max(0, ...parts.flatMap(({ exercises }) => exercises.map(({ seconds }) => seconds)));
  return (
    <article aria-label={workout.title} className="grid min-w-0 gap-3.5">
      <Card hero className="settle wrap-anywhere grid gap-4">
        <div className="flex flex-wrap items-start justify-between gap-3">
          <h2 className="min-w-0 flex-1 basis-56 text-balance text-xl lg:text-2xl">{workout.title}</h2>
          {acts}
        </div>
        <Figures workout={workout} exercises={parts.reduce((sum, { exercises }) => sum + exercises.length, 0)} />
        <p className="max-w-[62ch] text-[0.9375rem] text-soft">{workout.description}</p>
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
        <span className="score text-3xl">{durationMinutes}</span> <span className="score text-lg text-soft">min</span>
      </Figure>
      <Figure name="Exercises">
        <span className="score text-3xl">{exercises}</span>
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
      <dt className="font-semibold text-[0.75rem] text-soft">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
