import { talkTags } from '#features/community/conversation/cache-tags.ts';
import { integerIds } from '#features/community/conversation/contract.ts';
import { conversationKinds } from '#features/community/conversation/server/extension-points.ts';
import { type Feature, haveNoRows } from '#server/feature.ts';
import { sharedWorkoutCountsTag, sharedWorkoutsTag, sharedWorkoutTag } from '../cache-tags.ts';
import { commentableWorkout } from '../rules.ts';
import { honoursReaders } from './extension-points.ts';
import { findSharedWorkoutsByCommentable, sharedWorkoutCommentable } from './queries.ts';
import { lobbyRoutes } from './routes.ts';
import { lobbyMigrations } from './tables.ts';

export const lobby: Feature = {
  name: 'lobby',
  migrations: lobbyMigrations,
  keeps: () => [
    {
      about: 'you',
      title: 'Workouts that you shared',
      what: 'The workout, your display name and the day.',
      seenBy: 'Everybody who is logged in.',
      until: 'Until you or an admin deletes it.',
      tables: ['shared_workouts'],
    },
  ],
  onReset: { shared_workouts: 'emptied' },
  routes: ({ contributions }) => lobbyRoutes(honoursReaders.among(contributions)),
  subscriptionAccess: { member: [sharedWorkoutsTag, sharedWorkoutTag, ...talkTags(commentableWorkout)] },
  contributes: [
    conversationKinds.contribution({
      ...commentableWorkout,
      ids: integerIds,
      access: { read: 'member', write: 'member' },
      countsTags: [sharedWorkoutCountsTag],
      find: sharedWorkoutCommentable,
      findItems: findSharedWorkoutsByCommentable,
    }),
  ],
  isUntouched: haveNoRows('shared_workouts'),
  demo: async (write) => (await import('./demo/fill.ts')).addDemoSharedWorkouts(write),
  testing: async () => (await import('../testing/examples.ts')).lobbyExamples,
};
