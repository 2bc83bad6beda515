import { integerIds } from '#features/conversation/contract.ts';
import { conversationKinds } from '#features/conversation/server/slots.ts';
import { haveNoRows } from '#server/database/untouched.ts';
import type { Feature } from '#server/feature.ts';
import { sharedWorkoutTalk } from '../rules.ts';
import { addDemoSharedWorkouts } from './demo/fill.ts';
import { lobbyMigrations } from './migrations.ts';
import { sharedWorkoutSubject, sharedWorkoutsOfSubjects } from './queries.ts';
import { lobbyRoutes } from './routes.ts';
import { honoursReaders } from './slots.ts';

export const lobby: Feature = {
  name: 'lobby',
  migrations: lobbyMigrations,
  onReset: { shared_workouts: 'emptied' },
  routes: ({ fillings }) => lobbyRoutes(honoursReaders.among(fillings)),
  subscriptionAccess: { 'shared-workouts': 'member', 'shared-workout': 'member' },
  fills: [
    conversationKinds.fill({
      ...sharedWorkoutTalk,
      ids: integerIds,
      access: { read: 'member', write: 'member' },
      countsTags: [],
      find: sharedWorkoutSubject,
      itemsOf: sharedWorkoutsOfSubjects,
    }),
  ],
  isUntouched: haveNoRows('shared_workouts'),
  demo: addDemoSharedWorkouts,
  testing: async () => (await import('../testing/examples.ts')).lobbyExamples,
};
