import { type Route, serve } from '#server/http/route.ts';
import { calls } from '../contract.ts';
import { achievementsTag } from './commands.ts';
import { achievementsOf } from './queries.ts';

const on = serve(calls);

export const achievementsRoutes: Route[] = [
  on('GET /api/user/achievements', {
    access: 'member',
    summary: 'Your achievements, and your progress towards the others',
    dependsOn: ({ viewer }) => [achievementsTag(viewer.accountId)],
    handle: (call) => achievementsOf(call.db, call.viewer.accountId, call.now),
  }),
];
