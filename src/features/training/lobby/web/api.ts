import type { QueryClient } from '@tanstack/react-query';
import { apiClient } from '#web/api/requests.ts';
import type { endpoints, NewSharedWorkout } from '../contract.ts';

const api = apiClient<typeof endpoints>();

export const sharedWorkoutsOptions = api.pages('GET /api/shared-workouts');
export const shareWorkout = (body: NewSharedWorkout) => api.send('POST /api/shared-workouts', { body });
export const deleteSharedWorkout = (id: number) => api.send('DELETE /api/shared-workouts/:id', { params: { id } });

/** Removes a deleted workout from the screen along with its dialog; the live stream's event then refetches the feed. */
export function forgetSharedWorkout(client: QueryClient, id: number) {
  client.setQueryData(
    sharedWorkoutsOptions.queryKey,
    (cached) =>
      cached && {
        ...cached,
        pages: cached.pages.map((page) => ({ ...page, rows: page.rows.filter((workout) => workout.id !== id) })),
      },
  );
}
