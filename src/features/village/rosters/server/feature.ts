import type { Feature } from '#server/feature.ts';
import { rostersRoutes } from './routes.ts';

export const rosters: Feature = {
  name: 'rosters',
  routes: () => rostersRoutes,
  testing: async () => (await import('../testing/examples.ts')).rostersExamples,
};
