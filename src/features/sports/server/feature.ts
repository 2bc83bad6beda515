import type { Feature } from '#server/feature.ts';
import { sportsArt } from './demo/art.ts';
import { hasFirstSportsOnly } from './first-sports.ts';
import { sportsMigrations } from './migrations.ts';
import { sportsRoutes } from './routes.ts';

export const sports: Feature = {
  name: 'sports',
  migrations: sportsMigrations,
  onReset: { sports: 'kept' },
  routes: () => sportsRoutes,
  audiences: { sports: 'member', sport: 'member' },
  isUntouched: hasFirstSportsOnly,
  demoArt: sportsArt,
  testing: async () => (await import('../testing/examples.ts')).sportsExamples,
};
