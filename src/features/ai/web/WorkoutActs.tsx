import { type ReactNode, Suspense } from 'react';
import type { Workout } from '../contract.ts';
import { workoutActs } from './slots.ts';

/** What can be done with a workout: to keep it, and what later features offer. */
export function WorkoutActs({ workout, children }: { workout: Workout; children: ReactNode }) {
  return (
    <div className="flex flex-wrap gap-2">
      {children}
      {workoutActs.parts().map(({ module, Part }) => (
        <Suspense key={module} fallback={null}>
          <Part workout={workout} />
        </Suspense>
      ))}
    </div>
  );
}
