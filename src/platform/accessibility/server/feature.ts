import type { Feature } from '#server/feature.ts';
import { accessibilityRoutes } from './routes.ts';

export const accessibility: Feature = {
  name: 'accessibility',
  routes: () => accessibilityRoutes,
  testing: async () => (await import('../testing/examples.ts')).accessibilityExamples,
};
