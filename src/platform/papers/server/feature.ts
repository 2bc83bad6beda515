import type { Feature } from '#server/feature.ts';
import { papersTag } from '../cache-tags.ts';
import { papersRoutes } from './routes.ts';
import { papersMigrations } from './tables.ts';

export const papers: Feature = {
  name: 'papers',
  migrations: papersMigrations,
  onReset: { papers: 'kept' },
  routes: ({ personalRecords }) => papersRoutes(personalRecords),
  subscriptionAccess: { visitor: [papersTag] },
  testing: async () => (await import('../testing/examples.ts')).papersExamples,
};
