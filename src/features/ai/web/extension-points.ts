import { ExtensionPoint } from '#web/extension-point.ts';
import type { Workout } from '../contract.ts';

/** Further acts beside Save, on the workout that is shown: what can be done with it elsewhere. */
export const workoutActs = new ExtensionPoint<{ workout: Workout }>();
