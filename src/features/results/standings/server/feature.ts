import type { Feature } from '#server/feature.ts';
import { standingsRoutes } from './routes.ts';

export const standings: Feature = {
  name: 'standings',
  routes: () => standingsRoutes,
  testing: async () => (await import('../testing/examples.ts')).standingsExamples,
};
