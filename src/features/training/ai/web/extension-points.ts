import { ExtensionPoint } from '#web/extension-point.ts';
import type { Workout } from '../contract.ts';

/** Further actions beside Save on the shown workout, from later features. */
export const workoutActions = new ExtensionPoint<{ workout: Workout }>();
