import { teamNames } from '#features/teams/server/queries.ts';
import { visitor } from '#server/access/access.ts';
import type { Database } from '#server/database/schema.ts';
import type { NamedRow } from '#server/sheets/columns.ts';
import { type ImportKind, type ImportPlan, importKinds } from '#server/sheets/import-kind.ts';
import { refusals } from '#server/sheets/row-reader.ts';
import type { Player } from '../contract.ts';
import { type PlayerImportColumn, playerImportColumns } from './extension-points.ts';
import { applyPlayers, holdPlayers } from './import-commands.ts';
import { playerColumns, readPlayer, type SheetPlayer } from './import-players.ts';
import { planColumns, type WholePlan } from './plan-columns.ts';
import { planPlayers } from './plan-players.ts';
import { listPlayers } from './queries.ts';

const kindWith = (also: readonly PlayerImportColumn[]): ImportKind<string, SheetPlayer> => ({
  name: 'players',
  title: 'Players',
  columns: { ...playerColumns, ...Object.fromEntries(also.map(({ name, column }) => [name, column])) },
  needs: [['name', 'firstName', 'lastName'], ['team']],
  reader: () => (row) => ({ ...readPlayer(row), also: readColumns(also, row) }),
  prepare: (sheet, { sport, answers }) => {
    return {
      hold: (write) => holdPlayers(write, sport.id),
      plan: async (db) => {
        const teams = await teamNames(db, sport.id);
        const players = await playersOfSport(db, sport.id);
        const plan = planPlayers(sheet, { sport, teams, players, answers });
        return planned(await planColumns(db, sport.id, also, plan), sport.id);
      },
    };
  },
  extendedBy: (contributions) => kindWith(playerImportColumns.among(contributions)),
});

export const playerImport = importKinds.contribution(kindWith([]));

const readColumns = (columns: readonly PlayerImportColumn[], { cell }: Pick<NamedRow, 'cell'>) =>
  Object.fromEntries(columns.filter(({ name }) => cell(name) !== '').map(({ name, read }) => [name, read(cell(name))]));

const planned = (plan: WholePlan, sportId: number): ImportPlan => ({
  rows: [
    ...plan.add.map((row) => ({ line: row.line, outcome: 'add' as const, what: inTeam(row), why: '' })),
    ...plan.change.map(({ row, inWords }) => ({
      line: row.line,
      outcome: 'change' as const,
      what: inTeam(row),
      why: inWords,
    })),
    ...plan.same.map(({ row }) => ({
      line: row.line,
      outcome: 'skip' as const,
      what: inTeam(row),
      why: 'it contains nothing new',
    })),
    ...plan.ask.map((row) => ({
      line: row.line,
      outcome: 'ask' as const,
      what: inTeam(row),
      why: `there is no team ${row.team} yet`,
    })),
    ...refusals(plan.refused),
  ],
  newTeams: plan.newTeams,
  questions: plan.questions,
  apply: (write, progress) => applyPlayers(write, sportId, plan, progress),
});

const inTeam = ({ name, team }: SheetPlayer) => `${name}, ${team}`;

async function playersOfSport(db: Database, sportId: number): Promise<Player[]> {
  const players: Player[] = [];
  for (let cursor: string | undefined; ; ) {
    const page = await listPlayers(db, visitor, { sportId, cursor });
    players.push(...page.rows);
    if (page.next === null) return players;
    cursor = page.next;
  }
}
