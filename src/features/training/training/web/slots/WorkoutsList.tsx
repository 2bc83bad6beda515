import { useInfiniteQuery } from '@tanstack/react-query';
import { Dumbbell } from 'lucide-react';
import { useWide } from '#web/routing/rendering.ts';
import { Card } from '#web/ui/Card.tsx';
import { InfiniteList, useLinkedRow } from '#web/ui/lists/InfiniteList.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import type { Workout } from '../../contract.ts';
import { inOrder } from '../../rules.ts';
import { workoutsOptions } from '../api.ts';
import { DurationPill, FeaturedPill, Training } from '../Training.tsx';

/** Cards of uneven height, dealt into two columns where there is room: opening one pushes only its own column. */
export function useColumns<T>(items: readonly T[]): T[][] {
  if (!useWide()) return [[...items]];
  return [items.filter((_, at) => at % 2 === 0), items.filter((_, at) => at % 2 === 1)];
}

const columns = 'grid grid-cols-1 items-start gap-3.5 lg:grid-cols-2';
const nothing = 'No workouts available';

export function WorkoutsList() {
  const workouts = useInfiniteQuery(workoutsOptions());
  useLinkedRow(workouts);
  return (
    <InfiniteList
      list={workouts}
      className={columns}
      loading={{ label: 'Loading workouts...', rows: 3, shape: 'h-64' }}
      failed={{ title: nothing }}
      empty={<EmptyState icon={Dumbbell} title={nothing} />}
    >
      {(rows) => <WorkoutColumns workouts={rows} />}
    </InfiniteList>
  );
}

function WorkoutColumns({ workouts }: { workouts: readonly Workout[] }) {
  return (
    <div className={columns}>
      {inOrder(useColumns(workouts)).map(({ number, item: column }) => (
        <ul key={number} className="grid gap-3.5">
          {column.map((workout) => (
            <WorkoutCard key={workout.id} workout={workout} />
          ))}
        </ul>
      ))}
    </div>
  );
}

function WorkoutCard({ workout: { id, title, description, duration, exercises, featured } }: { workout: Workout }) {
  return (
    <Card
      as="li"
      id={`workout-${id}`}
      tabIndex={-1}
      className="wrap-anywhere"
      heading={title}
      aside={<DurationPill>{duration}</DurationPill>}
    >
      <div className="grid gap-3">
        {featured && (
          <p>
            <FeaturedPill />
          </p>
        )}
        {description && <p className="whitespace-pre-line text-base text-soft">{description}</p>}
        <Training exercises={exercises} />
      </div>
    </Card>
  );
}
