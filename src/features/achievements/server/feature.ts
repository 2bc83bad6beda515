import { honoursReaders } from '#features/lobby/server/slots.ts';
import type { Feature } from '#server/feature.ts';
import { awarding } from './award-commands.ts';
import { awardDemoPeople } from './demo/fill.ts';
import { achievementsMigrations } from './migrations.ts';
import { honoursOf } from './queries.ts';
import { achievementsRoutes } from './routes.ts';

export const achievements: Feature = {
  name: 'achievements',
  migrations: achievementsMigrations,
  onReset: { achievement_awards: 'emptied' },
  routes: () => achievementsRoutes,
  audiences: { achievements: 'own' },
  fills: [honoursReaders.fill(honoursOf)],
  on: awarding,
  demo: awardDemoPeople,
  testing: async () => (await import('../testing/examples.ts')).achievementsExamples,
};
