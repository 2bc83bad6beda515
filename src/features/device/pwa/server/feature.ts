import { pictureService } from '#platform/uploads/server/services.ts';
import type { Feature } from '#server/feature.ts';
import { IconService } from './icon-service.ts';
import { pwaRoutes } from './routes.ts';

export const pwa: Feature = {
  name: 'pwa',
  routes: async (app) => pwaRoutes(new IconService(await pictureService.of(app))),
  // This feature's queue sends offline writes under an idempotency key.
  onReset: { sent_writes: 'emptied' },
  testing: async () => (await import('../testing/examples.ts')).pwaExamples,
};
