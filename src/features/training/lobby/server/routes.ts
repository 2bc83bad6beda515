import { peopleTag } from '#features/people/accounts/cache-tags.ts';
import { notFound } from '#server/failure.ts';
import { type Route, serve } from '#server/http/route.ts';
import { sharedWorkoutCountsTag, sharedWorkoutsTag, sharedWorkoutTag } from '../cache-tags.ts';
import { endpoints } from '../contract.ts';
import { removeSharedWorkout, shareWorkout } from './commands.ts';
import type { HonoursReader } from './extension-points.ts';
import { findSharedWorkout, listSharedWorkouts } from './queries.ts';

const on = serve(endpoints);
const rows = { resourceName: 'shared-workout', path: '/api/shared-workouts' };

export const lobbyRoutes = (readers: readonly HonoursReader[]): Route[] => [
  on('GET /api/shared-workouts', {
    access: 'member',
    summary: 'Workouts that people have shared, newest first',
    dependsOn: () => [sharedWorkoutsTag, sharedWorkoutTag.any, sharedWorkoutCountsTag, peopleTag],
    rows,
    handle: async (context) => {
      const page = await listSharedWorkouts(context.db, context.viewer, readers, context.query.cursor);
      context.response.nextPage(page.next);
      return page.rows;
    },
  }),
  on('GET /api/shared-workouts/:id', {
    access: 'member',
    summary: 'One shared workout',
    dependsOn: ({ params }) => [sharedWorkoutTag(params.id), sharedWorkoutCountsTag, peopleTag],
    rows,
    handle: async (context) => {
      const found = await findSharedWorkout(context.db, context.viewer, readers, context.params.id);
      if (!found) throw notFound('This workout');
      return found;
    },
  }),
  on('POST /api/shared-workouts', {
    access: 'member',
    summary: 'Share a workout',
    addsRow: true,
    limit: 'comment',
    handle: async (context) => {
      const id = await context.commit((write) => shareWorkout(write, context.body));
      const shared = await findSharedWorkout(context.db, context.viewer, readers, id);
      if (!shared) throw notFound('This workout');
      return shared;
    },
  }),
  on('DELETE /api/shared-workouts/:id', {
    access: 'member',
    summary: 'Delete a shared workout: its author, or an admin',
    handle: async (context) => {
      await context.commit((write) => removeSharedWorkout(write, context.params.id));
      return { ok: true as const };
    },
  }),
];
