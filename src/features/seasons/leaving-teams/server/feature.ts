import type { Feature } from '#server/feature.ts';
import { leavingTeamsRoutes } from './routes.ts';

export const leavingTeams: Feature = {
  name: 'leaving-teams',
  routes: () => leavingTeamsRoutes,
  testing: async () => (await import('../testing/examples.ts')).leavingTeamsExamples,
};
