import { peopleTag } from '#features/accounts/server/commands.ts';
import { notFound } from '#server/failure.ts';
import { type Route, serve } from '#server/http/route.ts';
import { calls } from '../contract.ts';
import { removeSharedWorkout, shareWorkout } from './commands.ts';
import type { HonoursReader } from './extension-points.ts';
import { findSharedWorkout, listSharedWorkouts } from './queries.ts';

const on = serve(calls);
const rows = { resourceName: 'shared-workout', path: '/api/shared-workouts' };

export const lobbyRoutes = (readers: readonly HonoursReader[]): Route[] => [
  on('GET /api/shared-workouts', {
    access: 'member',
    summary: 'Workouts that people have shared, newest first',
    dependsOn: () => ['shared-workouts', 'shared-workout:*', peopleTag],
    rows,
    handle: async (call) => {
      const page = await listSharedWorkouts(call.db, call.viewer, readers, call.query.cursor);
      call.response.nextPage(page.next);
      return page.rows;
    },
  }),
  on('GET /api/shared-workouts/:id', {
    access: 'member',
    summary: 'One shared workout',
    dependsOn: ({ params }) => [`shared-workout:${params.id}`, peopleTag],
    rows,
    handle: async (call) => {
      const found = await findSharedWorkout(call.db, call.viewer, readers, call.params.id);
      if (!found) throw notFound('This workout');
      return found;
    },
  }),
  on('POST /api/shared-workouts', {
    access: 'member',
    summary: 'Share a workout',
    addsRow: true,
    limit: 'comment',
    handle: async (call) => {
      const id = await call.commit((write) => shareWorkout(write, call.body));
      const shared = await findSharedWorkout(call.db, call.viewer, readers, id);
      if (!shared) throw notFound('This workout');
      return shared;
    },
  }),
  on('DELETE /api/shared-workouts/:id', {
    access: 'member',
    summary: 'Delete a shared workout: its author, or an admin',
    handle: async (call) => {
      await call.commit((write) => removeSharedWorkout(write, call.params.id));
      return { ok: true as const };
    },
  }),
];
