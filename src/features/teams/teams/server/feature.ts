import { sql } from 'kysely';
import { residencesTag, residenceTag } from '#features/people/residences/cache-tags.ts';
import { sportsTag } from '#features/teams/sports/cache-tags.ts';
import { searchSources } from '#platform/search/server/extension-points.ts';
import { importedTables, rowUses } from '#platform/spreadsheets/server/extension-points.ts';
import { defineExport } from '#server/resources/exported-list.ts';
import { mergeRoutes } from '#server/resources/merging/merge-routes.ts';
import { mergeUses } from '#server/resources/merging/merge-uses.ts';
import { defineFeature, registerResource } from '#server/resources/resource-feature.ts';
import { teams as resource } from '../contract.ts';
import { addTeam, changeTeam } from './commands.ts';
import { teamImport } from './import-kind.ts';
import { teamColumns } from './import-teams.ts';
import { mergedTeams, residenceTeams } from './merging.ts';
import { teamSearch, teamTable } from './queries.ts';
import { teamsRoutes } from './routes.ts';
import { teamsMigrations } from './tables.ts';

/** With the headings that an import reads; columns derived from games come last. */
const teamExport = defineExport({
  name: 'teams',
  title: 'Teams',
  list: teamTable.list,
  cells: {
    [teamColumns.name.heading]: (team) => team.name,
    Sport: (team) => team.sport.name,
    [teamColumns.gender.heading]: (team) => team.gender,
    [teamColumns.logo.heading]: (team) => team.logo,
    [teamColumns.residence.heading]: (team) => team.residences.map(({ name }) => name).join(' / '),
    'Games played': (team) => team.gamesPlayed,
    Wins: (team) => team.wins,
    Losses: (team) => team.losses,
  },
});

const storage = { ...teamTable, add: addTeam, change: changeTeam };

export const teams = defineFeature({
  name: 'teams',
  migrations: teamsMigrations,
  resources: [
    registerResource(resource, {
      ...storage,
      extraTags: [sportsTag, residencesTag, residenceTag.any],
      sortFields: ['name', 'logo', 'sportId'],
      inUse: 'This team still has players or games',
      taken: 'There is already a team with that name in this sport',
      sheet: teamExport,
    }),
  ],
  routes: ({ contributions }) => [
    ...teamsRoutes,
    ...mergeRoutes(resource, { ...storage, merging: mergedTeams }, contributions),
  ],
  contributes: [
    importedTables.contribution({
      table: 'teams',
      one: 'team',
      many: 'teams',
      derived: ['games_played', 'wins', 'losses', 'record_derived'],
    }),
    importedTables.contribution({ table: 'residences', one: 'residence', many: 'residences' }),
    rowUses.contribution({
      of: 'residences',
      uses: sql`select residence_id as id from teams union all select second_residence_id from teams
        union all select residence_id from account_residences`,
      one: 'team or resident',
      many: 'teams or residents',
      onUndo: 'stays',
    }),
    searchSources.contribution(teamSearch),
    mergeUses.contribution(residenceTeams),
    teamImport,
  ],
  demo: async (write) => (await import('./demo/teams.ts')).addDemoTeams(write),
  demoArt: async () => (await import('./demo/art.ts')).teamsArt(),
  testing: async () => (await import('../testing/examples.ts')).teamsExamples,
});
