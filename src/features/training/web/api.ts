import { pagedOptions, readOptions } from '#web/queries.ts';
import type { Tip, Workout } from '../contract.ts';

export const workoutsOptions = () => pagedOptions<Workout>('/api/workouts', { topics: ['workouts'] });
export const tipsOptions = () => pagedOptions<Tip>('/api/better-living-tips', { topics: ['tips'] });

export const workoutOfTheWeekOptions = () =>
  readOptions<Workout | null>('/api/workouts/featured', { topics: ['workouts'] });
export const tipOfTheDayOptions = () =>
  readOptions<Tip | null>('/api/better-living-tips/featured', { topics: ['tips'] });
