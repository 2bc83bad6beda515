import { callsOf } from '#web/api/calls.ts';
import type { calls } from '../contract.ts';

const api = callsOf<typeof calls>();

export const workoutsOptions = () => api.pages('GET /api/workouts');
export const tipsOptions = () => api.pages('GET /api/better-living-tips');

export const workoutOfTheWeekOptions = () => api.read('GET /api/workouts/featured');
export const tipOfTheDayOptions = () => api.read('GET /api/better-living-tips/featured');
