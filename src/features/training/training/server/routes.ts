import { type Route, serveShared } from '#server/http/route.ts';
import { tipsTag, tipTag, workoutsTag, workoutTag } from '../cache-tags.ts';
import { endpoints } from '../contract.ts';
import { findTipOfTheDay, findWorkoutOfTheWeek } from './queries.ts';

const shared = serveShared(endpoints);

export const trainingRoutes: Route[] = [
  shared('GET /api/workouts/featured', {
    access: 'member',
    summary: 'The workout of the week: the newest featured workout, otherwise the newest, otherwise null',
    cacheTags: () => [workoutsTag, workoutTag.any],
    handle: ({ db, viewer }) => findWorkoutOfTheWeek(db, viewer),
  }),
  shared('GET /api/better-living-tips/featured', {
    access: 'member',
    summary: 'The tip of the day: the newest featured tip, otherwise the newest, otherwise null',
    cacheTags: () => [tipsTag, tipTag.any],
    handle: ({ db, viewer }) => findTipOfTheDay(db, viewer),
  }),
];
