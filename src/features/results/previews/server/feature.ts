import type { Feature } from '#server/feature.ts';
import { previewsRoutes } from './routes.ts';

export const previews: Feature = {
  name: 'previews',
  routes: () => previewsRoutes,
  testing: async () => (await import('../testing/examples.ts')).previewsExamples,
};
