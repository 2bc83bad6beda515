import type { Feature } from '#server/feature.ts';
import { wasNeverReset } from './queries.ts';
import { dangerZoneRoutes } from './routes.ts';

export const dangerZone: Feature = {
  name: 'danger-zone',
  routes: dangerZoneRoutes,
  isUntouched: wasNeverReset,
  testing: async () => (await import('../testing/examples.ts')).dangerZoneExamples,
};
