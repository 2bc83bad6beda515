import { searchSources } from '#features/search/server/slots.ts';
import { haveNoRows } from '#server/database/untouched.ts';
import type { Feature } from '#server/feature.ts';
import { teamsArt } from './demo/art.ts';
import { addDemoTeams } from './demo/teams.ts';
import { teamExport } from './export.ts';
import { teamImport } from './import-kind.ts';
import { teamsMigrations } from './migrations.ts';
import { teamsRoutes } from './routes.ts';
import { teamSearch } from './search-queries.ts';

export const teams: Feature = {
  name: 'teams',
  migrations: teamsMigrations,
  onReset: { teams: 'emptied' },
  routes: () => teamsRoutes,
  audiences: { teams: 'member', team: 'member' },
  isUntouched: haveNoRows('teams'),
  fills: [searchSources.fill(teamSearch), teamImport, teamExport],
  demo: addDemoTeams,
  demoArt: teamsArt,
  testing: async () => (await import('../testing/examples.ts')).teamsExamples,
};
