import { sql } from 'kysely';
import { rowUses } from '#platform/spreadsheets/server/extension-points.ts';
import type { Feature } from '#server/feature.ts';
import { scorerLinksTag } from '../cache-tags.ts';
import { scorerLinksRoutes } from './routes.ts';
import { scorerLinksMigrations } from './tables.ts';

export const scorerLinks: Feature = {
  name: 'scorer-links',
  migrations: scorerLinksMigrations,
  onReset: { scorer_links: 'emptied' },
  routes: () => scorerLinksRoutes,
  subscriptionAccess: { officer: [scorerLinksTag] },
  contributes: [
    rowUses.contribution({
      of: 'games',
      uses: sql`select game_id as id from scorer_links where ended_at is null`,
      one: 'scorer link',
      many: 'scorer links',
      onUndo: 'deleted',
      onDelete: 'deleted',
    }),
  ],
  testing: async () => (await import('../testing/examples.ts')).scorerLinksExamples,
};
