import { Slot } from '#web/slot.ts';
import type { Workout } from '../contract.ts';

/** Further acts beside Save, on the workout that is shown: what can be done with it elsewhere. */
export const workoutActs = new Slot<{ workout: Workout }>('workout-acts');
