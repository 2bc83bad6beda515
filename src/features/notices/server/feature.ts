import type { Feature } from '#server/feature.ts';
import { noticesMigrations } from './migrations.ts';
import { noticesRoutes } from './routes.ts';
import { waitingLists } from './slots.ts';
import { waitingRoutes } from './waiting-routes.ts';

export const notices: Feature = {
  name: 'notices',
  migrations: noticesMigrations,
  onReset: { notices: 'emptied' },
  routes: ({ fillings }) => [...noticesRoutes, ...waitingRoutes(waitingLists.among(fillings))],
  // One word for a notice to many; those whom it is not for find nothing new.
  audiences: { notices: 'own', 'all-notices': 'member' },
  jittered: ['all-notices'],
  testing: async () => (await import('../testing/examples.ts')).noticesExamples,
};
