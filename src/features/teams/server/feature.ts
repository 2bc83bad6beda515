import { searchSources } from '#features/search/server/extension-points.ts';
import { featureOf, registerResource } from '#server/resources/resource-feature.ts';
import { teams as resource } from '../contract.ts';
import { addTeam, changeTeam } from './commands.ts';
import { teamsArt } from './demo/art.ts';
import { addDemoTeams } from './demo/teams.ts';
import { teamExport } from './export.ts';
import { teamImport } from './import-kind.ts';
import { teamSearch, teamTable } from './queries.ts';
import { teamsRoutes } from './routes.ts';

import { teamsMigrations } from './tables.ts';

export const teams = featureOf({
  name: 'teams',
  migrations: teamsMigrations,
  resources: [
    registerResource(resource, {
      ...teamTable,
      add: addTeam,
      change: changeTeam,
      extraTags: ['sports', 'residences', 'residence:*'],
      placedBy: ['name', 'logo', 'sportId'],
      inUse: 'This team still has players or games',
      taken: 'There is already a team with that name in this sport',
      sheet: teamExport,
    }),
  ],
  routes: () => teamsRoutes,
  contributes: [searchSources.contribution(teamSearch), teamImport],
  demo: addDemoTeams,
  demoArt: teamsArt,
  testing: async () => (await import('../testing/examples.ts')).teamsExamples,
});
