import { apiClient } from '#web/api/requests.ts';
import type { endpoints } from '../contract.ts';

const api = apiClient<typeof endpoints>();

export const workoutsOptions = () => api.pages('GET /api/workouts');
export const tipsOptions = () => api.pages('GET /api/better-living-tips');

export const workoutOfTheWeekOptions = () => api.read('GET /api/workouts/featured');
export const tipOfTheDayOptions = () => api.read('GET /api/better-living-tips/featured');
