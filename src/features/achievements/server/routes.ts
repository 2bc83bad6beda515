import { type Route, serve } from '#server/http/route.ts';
import { achievementsTag } from '../cache-tags.ts';
import { endpoints } from '../contract.ts';
import { achievementsOf } from './queries.ts';

const on = serve(endpoints);

export const achievementsRoutes: Route[] = [
  on('GET /api/user/achievements', {
    access: 'member',
    summary: 'Your achievements, and your progress towards the others',
    dependsOn: ({ viewer }) => [achievementsTag(viewer.accountId)],
    handle: (context) => achievementsOf(context.db, context.viewer.accountId, context.now),
  }),
];
