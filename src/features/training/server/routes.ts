import * as z from 'zod/mini';
import { isAdmin, type Viewer } from '#server/access.ts';
import { type Route, route } from '#server/http/route.ts';
import { resource } from '#server/resource.ts';
import { tips, workouts } from '../contract.ts';
import { featuredTips, featuredWorkouts, tipTable, workoutTable } from './queries.ts';

export const trainingRoutes: Route[] = [
  route({
    method: 'GET',
    path: '/api/workouts/featured',
    access: 'member',
    summary: 'The workout of the week: the newest featured one, else the newest, else null',
    answerAs: z.nullable(workouts.Answer),
    sharedUntil: () => ['workouts'],
    handle: async ({ db, viewer }) => {
      const [workout] = (await featuredWorkouts.list(db, viewer, {})).rows;
      return workout ? { ...workout, can: canOf(viewer) } : null;
    },
  }),
  ...resource(workouts, {
    inUse: 'This workout is still in use',
    ...workoutTable,
  }),
  route({
    method: 'GET',
    path: '/api/better-living-tips/featured',
    access: 'member',
    summary: 'The tip of the day: the newest featured one, else the newest, else null',
    answerAs: z.nullable(tips.Answer),
    sharedUntil: () => ['tips'],
    handle: async ({ db, viewer }) => {
      const [tip] = (await featuredTips.list(db, viewer, {})).rows;
      return tip ? { ...tip, can: canOf(viewer) } : null;
    },
  }),
  ...resource(tips, {
    inUse: 'This tip is still in use',
    ...tipTable,
  }),
];

const canOf = (viewer: Viewer) => ({ edit: isAdmin(viewer), delete: isAdmin(viewer) });
