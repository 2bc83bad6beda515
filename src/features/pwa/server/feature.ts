import { pictureService } from '#features/uploads/server/parts.ts';
import type { Feature } from '#server/feature.ts';
import { IconService } from './icon-service.ts';
import { pwaRoutes } from './routes.ts';

export const pwa: Feature = {
  name: 'pwa',
  routes: async (app) => pwaRoutes(new IconService(await pictureService.of(app))),
  // What a phone wrote without a network is sent under a key, by this feature's queue.
  onReset: { sent_writes: 'emptied' },
  testing: async () => (await import('../testing/examples.ts')).pwaExamples,
};
