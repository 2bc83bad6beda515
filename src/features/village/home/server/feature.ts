import { personalSteps } from '#features/people/accounts/server/extension-points.ts';
import type { Feature } from '#server/feature.ts';
import { onlyYou, whileYouAreHere } from '#server/personal-records.ts';
import { homeStepsTag } from '../cache-tags.ts';
import { homeRoutes } from './routes.ts';
import { homeMigrations } from './tables.ts';

export const home: Feature = {
  name: 'home',
  migrations: homeMigrations,
  keeps: () => [
    {
      about: 'you',
      title: 'First steps on Home',
      what: 'That you put the first steps away, or have installed the app.',
      seenBy: onlyYou,
      until: whileYouAreHere,
      tables: ['home_steps_done'],
    },
  ],
  onReset: { home_steps_done: 'emptied' },
  routes: ({ contributions }) => homeRoutes(personalSteps.among(contributions)),
  subscriptionAccess: { own: [homeStepsTag] },
  testing: async () => (await import('../testing/examples.ts')).homeExamples,
};
