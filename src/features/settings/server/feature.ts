import type { Feature } from '#server/feature.ts';
import { addDemoSettings } from './demo/fill.ts';
import { settingsMigrations } from './migrations.ts';
import { settingsRoutes } from './routes.ts';

export const settings: Feature = {
  name: 'settings',
  migrations: settingsMigrations,
  routes: () => settingsRoutes,
  audiences: { settings: 'visitor' },
  demo: addDemoSettings,
  testing: async () => (await import('../testing/examples.ts')).settingsExamples,
};
