import { apiClient } from '#web/api/requests.ts';
import type { endpoints, Help, NewSavedResult, TipRequest, TipSheet, Workout, WorkoutRequest } from '../contract.ts';

const api = apiClient<typeof endpoints>();

export const savedOptions = api.read('GET /api/ai/saved');

/** What came of a request: this tab's result, the other tab's if it was typed in the wrong one, and who helps. */
export interface Made<Result, Other> {
  result: Result | null;
  other: Other | null;
  help: Help['help'] | null;
}

export async function askForWorkout(body: WorkoutRequest): Promise<Made<Workout, TipSheet>> {
  const { help = null, ...made } = await api.send('POST /api/ai/workout-recommendation', { body });
  return { result: 'title' in made ? made : null, other: 'tips' in made ? made.tips : null, help };
}

export async function askForTips(body: TipRequest): Promise<Made<TipSheet, Workout>> {
  const { help = null, ...made } = await api.send('POST /api/ai/better-living-tip', { body });
  return { result: 'title' in made ? made : null, other: 'workout' in made ? made.workout : null, help };
}

export const saveResult = (body: NewSavedResult) => api.send('POST /api/ai/saved', { body });
export const deleteSaved = (id: number) => api.send('DELETE /api/ai/saved/:id', { params: { id } });
