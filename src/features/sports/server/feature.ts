import { haveNoRows } from '#server/database/untouched.ts';
import type { Feature } from '#server/feature.ts';
import { sportsArt } from './demo/art.ts';
import { addDemoTeams } from './demo/teams.ts';
import { hasFirstSportsOnly } from './first-sports.ts';
import { sportsMigrations } from './migrations.ts';
import { sportsRoutes } from './routes.ts';

export const sports: Feature = {
  name: 'sports',
  migrations: sportsMigrations,
  routes: () => sportsRoutes,
  audiences: { sports: 'member', sport: 'member', teams: 'member', team: 'member' },
  isUntouched: async (db) => (await haveNoRows('teams')(db)) && hasFirstSportsOnly(db),
  demo: addDemoTeams,
  demoArt: sportsArt,
};
