import { apiClient } from '#web/api/calls.ts';
import type { endpoints, NewSavedResult, TipRequest, WorkoutRequest } from '../contract.ts';

const api = apiClient<typeof endpoints>();

export const savedOptions = api.read('GET /api/ai/saved');

export const askForWorkout = (body: WorkoutRequest) => api.send('POST /api/ai/workout-recommendation', { body });
export const askForTips = (body: TipRequest) => api.send('POST /api/ai/better-living-tip', { body });
export const saveResult = (body: NewSavedResult) => api.send('POST /api/ai/saved', { body });
export const deleteSaved = (id: number) => api.send('DELETE /api/ai/saved/:id', { params: { id } });
