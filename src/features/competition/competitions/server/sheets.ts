import { importedTables } from '#platform/spreadsheets/server/extension-points.ts';
import { plainSheet } from '#platform/spreadsheets/server/sheet/plain/plain-sheet.ts';
import { visitor } from '#server/access/access.ts';
import type { Database } from '#server/database/schema.ts';
import { competitions, pointAdjustments } from '../contract.ts';
import { addAdjustment, changeAdjustment } from './adjustment-commands.ts';
import { adjustmentTable } from './adjustment-queries.ts';
import { addCompetition, changeCompetition } from './commands.ts';
import { competitionTable } from './queries.ts';

const listTeams = (db: Database, sportId?: number) =>
  db
    .selectFrom('teams')
    .select(['id', 'name'])
    .$if(sportId !== undefined, (query) => query.where('sport_id', '=', Number(sportId)))
    .orderBy('id')
    .execute();

/** With its rules, kind and teams. */
export const competitionSheets = plainSheet({
  ...competitionTable,
  add: addCompetition,
  change: changeCompetition,
  contract: competitions,
  list: (db, cursor) => competitionTable.list(db, visitor, { q: undefined, cursor }),
  sportOf: ({ sport }) => sport,
  key: ['name', 'season'],
  needs: [['name'], ['kind']],
  references: { teamIds: { heading: 'Teams', isList: true, list: listTeams } },
  example: { name: 'Winter League', kind: 'league', season: '2026/27', pointsForWin: '3' },
});

/** `Winter League (2026/27)`: the same name comes back in each season. */
const listCompetitions = async (db: Database, sportId?: number) => {
  const rows = await db
    .selectFrom('competitions')
    .select(['id', 'name', 'season'])
    .$if(sportId !== undefined, (query) => query.where('sport_id', '=', Number(sportId)))
    .orderBy('id')
    .execute();
  return rows.map(({ id, name, season }) => ({ id, name: `${name} (${season})` }));
};

export const adjustmentSheets = plainSheet({
  ...adjustmentTable,
  add: addAdjustment,
  change: changeAdjustment,
  contract: pointAdjustments,
  list: (db, cursor) => adjustmentTable.list(db, visitor, { q: undefined, cursor }),
  sportOf: ({ sport }) => sport,
  key: ['competitionId', 'teamId', 'points', 'reason'],
  needs: [['competitionId'], ['teamId'], ['points'], ['reason']],
  references: {
    competitionId: { heading: 'Competition', list: listCompetitions },
    teamId: { heading: 'Team', list: listTeams },
  },
  example: {
    competitionId: 'Winter League (2026/27)',
    teamId: 'Village Lions',
    points: '-3',
    reason: 'Played with a suspended player',
  },
});

export const importedAdjustments = importedTables.contribution({
  table: 'point_adjustments',
  one: 'point adjustment',
  many: 'point adjustments',
});
