import { commentModerationTag } from '#features/community/conversation/cache-tags.ts';
import { ownRsvpsTag, resultsTag } from '#features/competition/games/cache-tags.ts';
import { photosTag } from '#features/media/photos/cache-tags.ts';
import { sharedWorkoutsTag } from '#features/training/lobby/cache-tags.ts';
import { type Route, serve } from '#server/http/route.ts';
import { achievementsTag } from '../cache-tags.ts';
import { endpoints } from '../contract.ts';
import { listAchievements } from './queries.ts';

const on = serve(endpoints);

export const achievementsRoutes: Route[] = [
  on('GET /api/user/achievements', {
    access: 'member',
    summary: 'Your achievements, and your progress towards the others',
    // Progress follows from what the person has done.
    dependsOn: ({ viewer }) => [
      achievementsTag(viewer.accountId),
      ownRsvpsTag(viewer.accountId),
      resultsTag,
      commentModerationTag,
      photosTag,
      sharedWorkoutsTag,
    ],
    handle: (context) => listAchievements(context.db, context.viewer.accountId, context.now),
  }),
];
