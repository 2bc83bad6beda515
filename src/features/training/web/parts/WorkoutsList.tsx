import { useInfiniteQuery } from '@tanstack/react-query';
import { Dumbbell } from 'lucide-react';
import { mediaTabs } from '#features/highlights/web/slots.ts';
import { Card } from '#web/ui/Card.tsx';
import { LoadMore } from '#web/ui/LoadMore.tsx';
import { EmptyState, ErrorState, Loading, Skeleton } from '#web/ui/states.tsx';
import type { Workout } from '../../contract.ts';
import { workoutsOptions } from '../api.ts';
import { DurationPill } from '../DurationPill.tsx';
import { FeaturedPill } from '../FeaturedPill.tsx';
import { inOrder } from '../in-order.ts';
import { Training } from '../Training.tsx';
import { useColumns } from '../use-columns.ts';

export const filling = mediaTabs.fill(WorkoutsList);

const columns = 'grid items-start gap-3.5 lg:grid-cols-2';
const nothing = 'No workouts available';

export function WorkoutsList() {
  const workouts = useInfiniteQuery(workoutsOptions());
  if (workouts.isPending) return <WorkoutsLoading />;
  if (!workouts.data) {
    return <ErrorState title={nothing} onRetry={() => workouts.refetch()} busy={workouts.isFetching} />;
  }
  if (workouts.data.length === 0) return <EmptyState icon={Dumbbell} title={nothing} />;
  return (
    <>
      <WorkoutColumns workouts={workouts.data} />
      <LoadMore hasMore={workouts.hasNextPage} busy={workouts.isFetchingNextPage} onMore={workouts.fetchNextPage} />
    </>
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

function WorkoutCard({ workout: { title, description, duration, exercises, featured } }: { workout: Workout }) {
  return (
    <Card as="li" className="wrap-anywhere" heading={title} aside={<DurationPill>{duration}</DurationPill>}>
      <div className="grid gap-3">
        {featured && (
          <p>
            <FeaturedPill />
          </p>
        )}
        {description && <p className="whitespace-pre-line text-[0.9375rem] text-soft">{description}</p>}
        <Training exercises={exercises} />
      </div>
    </Card>
  );
}

function WorkoutsLoading() {
  return (
    <Loading label="Loading workouts..." className={columns}>
      {[1, 2, 3].map((place) => (
        <Skeleton key={place} className="h-64 rounded-card" />
      ))}
    </Loading>
  );
}
