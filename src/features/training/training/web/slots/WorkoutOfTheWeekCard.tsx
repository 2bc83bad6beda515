import { type QueryClient, useQuery } from '@tanstack/react-query';
import { Dumbbell } from 'lucide-react';
import { ButtonLink } from '#web/ui/Button.tsx';
import { ReadCard } from '#web/ui/lists/ReadCard.tsx';
import { EmptyState, Loading, Skeleton } from '#web/ui/states.tsx';
import type { Workout } from '../../contract.ts';
import { workoutOfTheWeekOptions } from '../api.ts';
import { DurationPill, Training } from '../Training.tsx';

const nothing = 'No workout available';

export function WorkoutOfTheWeekCard() {
  return (
    <ReadCard
      heading="Workout of the Week"
      of={useQuery(workoutOfTheWeekOptions())}
      aside={({ duration }) => <DurationPill>{duration}</DurationPill>}
      loading={<WorkoutLoading />}
      failed={{ title: nothing }}
      empty={<EmptyState icon={Dumbbell} title={nothing} />}
    >
      {(workout) => <WorkoutOfTheWeek workout={workout} />}
    </ReadCard>
  );
}

WorkoutOfTheWeekCard.reads = (client: QueryClient) => [client.prefetchQuery(workoutOfTheWeekOptions())];

function WorkoutOfTheWeek({ workout: { id, title, description, exercises } }: { workout: Workout }) {
  return (
    // The key closes all days when another workout takes this one's place.
    <div key={id} className="grid gap-3">
      <div className="grid gap-1">
        <h3>{title}</h3>
        {description && <p className="whitespace-pre-line text-sm text-soft">{description}</p>}
      </div>
      <Training exercises={exercises} />
      <ButtonLink to="/media?tab=workouts" wide>
        View Full Workout
      </ButtonLink>
    </div>
  );
}

function WorkoutLoading() {
  return (
    <Loading label="Loading the workout of the week" className="grid gap-3">
      <Skeleton className="h-5 w-48" />
      <Skeleton className="h-10" />
      <Skeleton className="h-36 rounded-control" />
      <Skeleton className="h-12 rounded-control" />
    </Loading>
  );
}
