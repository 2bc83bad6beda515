import type { Feature } from '#server/feature.ts';
import { dismissFirstSteps, firstStepsTag } from './commands.ts';
import { firstStepsRoutes } from './routes.ts';
import { firstStepsMigrations } from './tables.ts';

export const firstSteps: Feature = {
  name: 'first-steps',
  migrations: firstStepsMigrations,
  // An emptied village has them before it again.
  onReset: { first_steps: 'emptied' },
  routes: () => firstStepsRoutes,
  subscriptionAccess: { [firstStepsTag]: 'admin' },
  // The demo village has taken them.
  demo: dismissFirstSteps,
  testing: async () => (await import('../testing/examples.ts')).firstStepsExamples,
};
