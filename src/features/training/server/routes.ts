import type { Route } from '#server/http/route.ts';
import { serve } from '#server/http/serve.ts';
import { resource } from '#server/resource.ts';
import { calls, tips, workouts } from '../contract.ts';
import { featuredTips, featuredWorkouts, tipTable, workoutTable } from './queries.ts';

const on = serve(calls);

export const trainingRoutes: Route[] = [
  on('GET /api/workouts/featured', {
    access: 'member',
    summary: 'The workout of the week: the newest featured one, else the newest, else null',
    sharedUntil: () => ['workouts', 'workout:*'],
    handle: async ({ db, viewer }) => (await featuredWorkouts.list(db, viewer, {})).rows[0] ?? null,
  }),
  ...resource(workouts, { ...workoutTable, inUse: 'This workout is still in use' }),
  on('GET /api/better-living-tips/featured', {
    access: 'member',
    summary: 'The tip of the day: the newest featured one, else the newest, else null',
    sharedUntil: () => ['tips', 'tip:*'],
    handle: async ({ db, viewer }) => (await featuredTips.list(db, viewer, {})).rows[0] ?? null,
  }),
  ...resource(tips, { ...tipTable, inUse: 'This tip is still in use' }),
];
