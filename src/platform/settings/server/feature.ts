import { uploadAllowance, uploadReaders } from '#platform/uploads/server/extension-points.ts';
import { pictureService } from '#platform/uploads/server/services.ts';
import type { Feature } from '#server/feature.ts';
import { settingsTag } from '../cache-tags.ts';
import { countToday, logoPurpose, mustHaveLeftToday } from './commands.ts';
import { settingsRoutes } from './routes.ts';
import { settingsMigrations } from './tables.ts';

export const settings: Feature = {
  name: 'settings',
  migrations: settingsMigrations,
  onReset: { settings: 'kept', day_counts: 'kept' },
  routes: async (app) => settingsRoutes(await pictureService.of(app)),
  subscriptionAccess: { visitor: [settingsTag] },
  // The entry page shows the logo to everybody.
  contributes: [
    uploadReaders.contribution({ purpose: logoPurpose, mayRead: async () => true, staysAtReset: true }),
    uploadAllowance.contribution({
      mustHaveLeft: (db, now) => mustHaveLeftToday(db, 'pictureBytes', now),
      take: (write, bytes) => countToday(write, 'pictureBytes', bytes),
    }),
  ],
  demo: async (write) => (await import('./demo/fill.ts')).addDemoSettings(write),
  testing: async () => (await import('../testing/examples.ts')).settingsExamples,
};
