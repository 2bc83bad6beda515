import type { Feature } from '#server/feature.ts';
import { exportOfResource } from '#server/sheets/exported-list.ts';
import { sports as resource } from '../contract.ts';
import { sportsArt } from './demo/art.ts';
import { hasFirstSportsOnly } from './first-sports.ts';
import { sportsMigrations } from './migrations.ts';
import { sportTable } from './queries.ts';
import { sportsRoutes } from './routes.ts';

export const sports: Feature = {
  name: 'sports',
  migrations: sportsMigrations,
  onReset: { sports: 'kept' },
  routes: () => sportsRoutes,
  audiences: { sports: 'member', sport: 'member' },
  fills: [exportOfResource(resource, { title: 'Sports', list: sportTable.list })],
  isUntouched: hasFirstSportsOnly,
  demoArt: sportsArt,
  testing: async () => (await import('../testing/examples.ts')).sportsExamples,
};
