import { useInfiniteQuery } from '@tanstack/react-query';
import { Dumbbell } from 'lucide-react';
import { useRef, useState } from 'react';
import { messageOf } from '#web/api.ts';
import { GrowingList, ListLoading } from '#web/ui/GrowingList.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import type { SharedWorkout } from '../contract.ts';
import { sharedWorkoutsOptions } from './api.ts';
import { DeleteSharedWorkout } from './DeleteSharedWorkout.tsx';
import { SharedWorkoutCard } from './SharedWorkoutCard.tsx';

const columns = 'grid grid-cols-1 gap-3.5 lg:grid-cols-2 lg:items-start lg:gap-[18px]';

/** What people have shared, newest first. */
export function CommunityFeed() {
  const list = useInfiniteQuery(sharedWorkoutsOptions);
  const feed = useRef<HTMLElement>(null);
  const [leaving, setLeaving] = useState<SharedWorkout | null>(null);
  return (
    <section ref={feed} aria-label="Shared workouts" tabIndex={-1} className="outline-none">
      <GrowingList
        list={list}
        atOnce={4}
        className={columns}
        {...{ loading }}
        failed={{ title: 'The workouts did not load', text: messageOf(list.error) }}
        empty={<EmptyState icon={Dumbbell} title="No workouts shared yet" text="Be the first: press Share Workout." />}
      >
        {(workouts) => (
          <div className={columns}>
            {workouts.map((workout) => (
              <SharedWorkoutCard key={workout.id} workout={workout} onDelete={setLeaving} />
            ))}
          </div>
        )}
      </GrowingList>
      {leaving && (
        <DeleteSharedWorkout
          workout={leaving}
          onClose={() => setLeaving(null)}
          onDeleted={() => feed.current?.focus({ preventScroll: true })}
        />
      )}
    </section>
  );
}

const loading = { label: 'Loading workouts...', rows: 4, shape: 'h-72' };

export const FeedLoading = () => <ListLoading {...loading} className={columns} />;
