import type { Feature } from '#server/feature.ts';
import { newerVersionTag } from '../cache-tags.ts';
import { lookForNewer } from './commands.ts';
import { newerVersionRoutes } from './routes.ts';
import { newerVersionMigrations } from './tables.ts';

const hour = 3_600_000;

export const newerVersion: Feature = {
  name: 'newer-version',
  migrations: newerVersionMigrations,
  onReset: { newer_version: 'kept' },
  routes: newerVersionRoutes,
  subscriptionAccess: { admin: [newerVersionTag] },
  scheduledJobs: (app) => [{ name: 'newer version', every: hour, work: () => lookForNewer(app, false) }],
  testing: async () => (await import('../testing/examples.ts')).newerVersionExamples,
};
