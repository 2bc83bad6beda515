import { sql } from 'kysely';
import { peopleTag } from '#features/people/accounts/cache-tags.ts';
import { sportsTag } from '#features/teams/sports/cache-tags.ts';
import { teamsTag } from '#features/teams/teams/cache-tags.ts';
import { importedTables, rowUses } from '#platform/spreadsheets/server/extension-points.ts';
import { mergeRoutes } from '#server/resources/merging/merge-routes.ts';
import { mergeUses } from '#server/resources/merging/merge-uses.ts';
import { defineFeature, registerResource } from '#server/resources/resource-feature.ts';
import { competitionsTag } from '../cache-tags.ts';
import { pointAdjustments, competitions as resource } from '../contract.ts';
import { addAdjustment, changeAdjustment, keepingAdjustedTeams } from './adjustment-commands.ts';
import { adjustmentTable } from './adjustment-queries.ts';
import { addCompetition, changeCompetition } from './commands.ts';
import { adjustmentsInCompetition, teamAdjustments, teamCompetitions } from './merging.ts';
import { competitionTable } from './queries.ts';
import { adjustmentSheets, competitionSheets, importedAdjustments } from './sheets.ts';
import { competitionsMigrations } from './tables.ts';

const points = { one: 'point adjustment', many: 'point adjustments', onUndo: 'stays' } as const;

const storage = { ...competitionTable, add: addCompetition, change: changeCompetition };

/** The kept one keeps its rules: a table does not change by what somebody entered for another. */
const merging = { within: ['sportId', 'season'], fills: [], unites: ['teamIds'] };

export const competitions = defineFeature({
  name: 'competitions',
  migrations: competitionsMigrations,
  keeps: () => [
    {
      about: 'duty',
      title: 'Points given or taken',
      what: 'If you are an admin: that you entered or changed them.',
      seenBy: 'Admins; everybody sees the points and the reason.',
      until: 'As long as the competition exists.',
      tables: ['point_adjustments'],
    },
  ],
  contributes: [
    importedTables.contribution({ table: 'competitions', one: 'competition', many: 'competitions' }),
    rowUses.contribution({
      of: 'competitions',
      uses: sql`select competition_id as id from point_adjustments`,
      ...points,
    }),
    rowUses.contribution({ of: 'teams', uses: sql`select team_id as id from point_adjustments`, ...points }),
    importedAdjustments,
    competitionSheets.importKind,
    adjustmentSheets.importKind,
    mergeUses.contribution(teamCompetitions),
    mergeUses.contribution(teamAdjustments),
    mergeUses.contribution(adjustmentsInCompetition),
  ],
  resources: [
    registerResource(resource, {
      ...storage,
      sheet: competitionSheets.sheet,
      extraTags: [sportsTag, teamsTag],
      sortFields: ['name', 'kind', 'season', 'sportId'],
      inUse: 'This competition still has games',
      taken: 'There is already a competition with that name in this sport and season',
    }),
    registerResource(pointAdjustments, {
      ...adjustmentTable,
      add: addAdjustment,
      change: changeAdjustment,
      sheet: adjustmentSheets.sheet,
      extraTags: [competitionsTag, teamsTag, peopleTag],
      sortFields: ['competitionId'],
    }),
  ],
  routes: ({ contributions }) => mergeRoutes(resource, { ...storage, merging }, contributions),
  onReset: { point_adjustments: 'emptied' },
  on: [keepingAdjustedTeams],
  demo: async (write) => (await import('./demo/competitions.ts')).addDemoCompetitions(write),
  testing: async () => (await import('../testing/examples.ts')).competitionsExamples,
});
