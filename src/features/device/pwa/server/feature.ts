import { pictureService } from '#platform/uploads/server/services.ts';
import type { Feature } from '#server/feature.ts';
import { daysText } from '#server/personal-records.ts';
import { deviceDays } from '#shared/device-storage.ts';
import { IconService } from './icon-service.ts';
import { pwaRoutes } from './routes.ts';

export const pwa: Feature = {
  name: 'pwa',
  keeps: () => [
    {
      about: 'machine',
      title: 'On your own device',
      what: 'Pages that you have seen, so that they open without a network; drafts, recent searches, and what waits to be sent.',
      seenBy: 'Whoever holds the device while you are logged in.',
      until: `${daysText(deviceDays)}, and never longer than until you log out. Then only the theme and whether the app was offered for installing stay.`,
      tables: [],
    },
  ],
  routes: async (app) => pwaRoutes(new IconService(await pictureService.of(app))),
  // This feature's queue sends offline writes under an idempotency key.
  onReset: { sent_writes: 'emptied' },
  testing: async () => (await import('../testing/examples.ts')).pwaExamples,
};
