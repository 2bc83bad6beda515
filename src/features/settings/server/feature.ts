import { pictureService } from '#features/uploads/server/parts.ts';
import { uploadReaders } from '#features/uploads/server/slots.ts';
import type { Feature } from '#server/feature.ts';
import { addDemoSettings } from './demo/fill.ts';
import { logoPurpose } from './logo-commands.ts';
import { settingsMigrations } from './migrations.ts';
import { settingsRoutes } from './routes.ts';

export const settings: Feature = {
  name: 'settings',
  migrations: settingsMigrations,
  onReset: { settings: 'kept' },
  routes: async (village) => settingsRoutes(await pictureService.of(village)),
  audiences: { settings: 'visitor' },
  // The entry screen shows it to everybody.
  fills: [uploadReaders.fill({ purpose: logoPurpose, mayRead: async () => true, staysAtReset: true })],
  demo: addDemoSettings,
  testing: async () => (await import('../testing/examples.ts')).settingsExamples,
};
