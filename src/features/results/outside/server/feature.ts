import type { Feature } from '#server/feature.ts';
import { outsideRoutes } from './routes.ts';

export const outside: Feature = {
  name: 'outside',
  routes: outsideRoutes,
  testing: async () => (await import('../testing/examples.ts')).outsideExamples,
};
