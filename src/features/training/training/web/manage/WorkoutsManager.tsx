import { manage, type RowProps } from '#platform/admin/web/manager/manager.ts';
import { ResourceManager } from '#platform/admin/web/manager/ResourceManager.tsx';
import { type Exercise, type Workout, workouts } from '../../contract.ts';
import { amountText, inOrder, isByDay } from '../../rules.ts';
import { DurationPill, FeaturedPill } from '../Training.tsx';

export function ManagedWorkout({ row: { title, description, duration, exercises, featured } }: RowProps<Workout>) {
  return (
    <>
      <div className="flex items-start justify-between gap-3">
        <h3 className="min-w-0">{title}</h3>
        <DurationPill>{duration}</DurationPill>
      </div>
      {featured && (
        <p>
          <FeaturedPill />
        </p>
      )}
      {description && <p className="line-clamp-2 text-sm text-soft">{description}</p>}
      {isByDay(exercises) ? (
        inOrder(exercises).map(({ number, item }) => (
          <section key={number} aria-label={item.day} className="grid gap-1">
            <h4 className="font-bold text-sm text-soft">{item.day}</h4>
            <Exercises exercises={item.exercises} />
          </section>
        ))
      ) : (
        <Exercises exercises={exercises} />
      )}
    </>
  );
}

function Exercises({ exercises }: { exercises: readonly Exercise[] }) {
  return (
    <ul className="grid gap-1 text-sm">
      {inOrder(exercises).map(({ number, item }) => (
        <li key={number} className="flex items-baseline justify-between gap-3">
          <span className="min-w-0">
            <span className="font-semibold">{item.name}</span>
            {item.description && <span className="text-soft"> · {item.description}</span>}
          </span>
          <span className="score shrink-0 text-base">{amountText(item)}</span>
        </li>
      ))}
    </ul>
  );
}

const manager = manage(workouts, {
  getTitle: ({ title }) => title,
  labels: {
    title: 'Title',
    description: 'Description',
    duration: 'Duration',
    exercises: 'Exercises',
    featured: { label: 'Featured', hint: 'The newest featured workout is the Workout of the Week' },
  },
  Card: ManagedWorkout,
});

export const WorkoutsManager = () => <ResourceManager of={manager} />;
