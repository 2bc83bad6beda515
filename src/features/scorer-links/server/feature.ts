import type { Feature } from '#server/feature.ts';
import { scorerLinksRoutes } from './routes.ts';
import { scorerLinksMigrations } from './tables.ts';

export const scorerLinks: Feature = {
  name: 'scorer-links',
  migrations: scorerLinksMigrations,
  onReset: { scorer_links: 'emptied' },
  routes: () => scorerLinksRoutes,
  subscriptionAccess: { 'scorer-links': 'officer' },
  testing: async () => (await import('../testing/examples.ts')).scorerLinksExamples,
};
