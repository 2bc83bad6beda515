import { useInfiniteQuery } from '@tanstack/react-query';
import { Dumbbell } from 'lucide-react';
import { useRef, useState } from 'react';
import { messageOf } from '#web/api.ts';
import { LoadMore } from '#web/ui/LoadMore.tsx';
import { EmptyState, ErrorState, Loading, Skeleton } from '#web/ui/states.tsx';
import type { SharedWorkout } from '../contract.ts';
import { sharedWorkoutsOptions } from './api.ts';
import { DeleteSharedWorkout } from './DeleteSharedWorkout.tsx';
import { SharedWorkoutCard } from './SharedWorkoutCard.tsx';

const column = 'mx-auto grid max-w-[46rem] gap-3.5';

/** What people have shared, newest first. */
export function CommunityFeed() {
  const list = useInfiniteQuery(sharedWorkoutsOptions);
  const feed = useRef<HTMLElement>(null);
  const [leaving, setLeaving] = useState<SharedWorkout | null>(null);
  if (list.isPending) return <FeedLoading />;
  if (!list.data) {
    return (
      <ErrorState
        title="The workouts did not load"
        text={messageOf(list.error)}
        onRetry={() => void list.refetch()}
        busy={list.isFetching}
      />
    );
  }
  return (
    <section ref={feed} aria-label="Shared workouts" tabIndex={-1} className={`${column} outline-none`}>
      {list.data.length === 0 && (
        <EmptyState icon={Dumbbell} title="No workouts shared yet" text="Be the first: press Share Workout." />
      )}
      {list.data.map((workout) => (
        <SharedWorkoutCard key={workout.id} workout={workout} onDelete={setLeaving} />
      ))}
      <LoadMore hasMore={list.hasNextPage} busy={list.isFetchingNextPage} onMore={list.fetchNextPage} />
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

export function FeedLoading() {
  return (
    <Loading label="Loading workouts..." className={column}>
      {[1, 2, 3].map((place) => (
        <Skeleton key={place} className="h-72 rounded-card" />
      ))}
    </Loading>
  );
}
