import type { Feature } from '#server/feature.ts';
import { firstStepsTag } from '../cache-tags.ts';
import { dismissFirstSteps } from './commands.ts';
import { firstStepsRoutes } from './routes.ts';
import { firstStepsMigrations } from './tables.ts';

export const firstSteps: Feature = {
  name: 'first-steps',
  migrations: firstStepsMigrations,
  // An emptied village has to take them again.
  onReset: { first_steps: 'emptied' },
  routes: () => firstStepsRoutes,
  subscriptionAccess: { admin: [firstStepsTag] },
  // The demo village counts as set up.
  demo: dismissFirstSteps,
  testing: async () => (await import('../testing/examples.ts')).firstStepsExamples,
};
