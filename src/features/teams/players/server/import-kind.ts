import { sql } from 'kysely';
import { addTeamsByName } from '#features/teams/teams/server/commands.ts';
import { teamNames, teamsByName } from '#features/teams/teams/server/queries.ts';
import type { NamedRow } from '#platform/spreadsheets/server/sheet/columns.ts';
import type { ImportJournal } from '#platform/spreadsheets/server/sheet/import-journal.ts';
import {
  changedMeanwhile,
  type ImportKind,
  type ImportPlan,
  importKinds,
  type Progress,
} from '#platform/spreadsheets/server/sheet/import-kind.ts';
import { refusals, sortByLine } from '#platform/spreadsheets/server/sheet/row-reader.ts';
import { visitor } from '#server/access/access.ts';
import type { Database } from '#server/database/schema.ts';
import { lockForUpdate, lockRowForUpdate, type Write } from '#server/write.ts';
import { nameKey } from '#shared/names.ts';
import { playersTag, playerTag } from '../cache-tags.ts';
import type { Player } from '../contract.ts';
import { addPlayer, changePlayer } from './commands.ts';
import { type ColumnPlan, type PlayerCell, type PlayerImportColumn, playerImportColumns } from './extension-points.ts';
import { type PlayerPlan, planPlayers, playerColumns, readPlayer, type SheetPlayer } from './import-players.ts';
import { playerDetails } from './player-words.ts';
import { listPlayers } from './queries.ts';

export interface WholePlan extends PlayerPlan {
  columns: readonly ColumnPlan[];
}

/** Adds the columns of later features to the plan. A row that one of them refuses is refused as a whole. */
export async function planColumns(
  db: Database,
  sportId: number,
  columns: readonly PlayerImportColumn[],
  players: PlayerPlan,
): Promise<WholePlan> {
  let plan: WholePlan = { ...players, columns: [] };
  for (const column of columns) {
    const columnPlan = await column.plan(db, sportId, listCells(plan, column.name));
    plan = { ...withColumn(plan, columnPlan), columns: [...plan.columns, columnPlan] };
  }
  return plan;
}

function listCells({ add, change, same }: PlayerPlan, column: string): PlayerCell[] {
  const rows = [...add.map((row) => ({ row, current: null })), ...change, ...same];
  return sortByLine(
    rows.flatMap(({ row, current }) => {
      const value = row.also[column];
      return value === undefined ? [] : [{ line: row.line, value, team: row.team, player: current }];
    }),
  );
}

function withColumn(plan: WholePlan, { refused, changes }: ColumnPlan): WholePlan {
  const refusedLines = new Set(refused.map(({ line }) => line));
  const isAccepted = ({ row }: { row: { line: number } }) => !refusedLines.has(row.line);
  const isChanged = ({ row }: { row: { line: number } }) => changes.has(row.line);
  const add = plan.add.filter((row) => isAccepted({ row }));
  const named = new Set(add.map(({ team }) => nameKey(team)));
  const same = plan.same.filter(isAccepted);
  return {
    ...plan,
    add,
    newTeams: plan.newTeams.filter((team) => named.has(nameKey(team))),
    change: [
      ...plan.change.filter(isAccepted),
      ...same.filter(isChanged).map((one) => ({ ...one, fields: {}, changes: [] })),
    ].map((one) => ({ ...one, changes: [...one.changes, ...(changes.get(one.row.line) ?? [])] })),
    same: same.filter((one) => !isChanged(one)),
    refused: sortByLine([...plan.refused, ...refused]),
  };
}

/** After this many rows, the import yields to other requests. */
const batch = 100;

export async function lockPlayers(write: Write, sportId: number): Promise<void> {
  await lockRowForUpdate(write.db, 'sports', sportId);
  await lockForUpdate(write.db, 'players', sql`team_id in (select id from teams where sport_id = ${sportId})`);
}

export async function applyPlayers(
  write: Write,
  sportId: number,
  plan: WholePlan,
  progress: Progress,
  journal: ImportJournal,
): Promise<void> {
  const { add, change, newTeams, columns } = plan;
  if (add.length + change.length === 0) return;
  for (const team of await addTeamsByName(write, sportId, newTeams)) {
    journal.added('teams', team.id, team.name, { isAlong: true });
  }
  const playerIdByLine = new Map(change.map(({ row, current }) => [row.line, current.id]));
  const findTeamId = await teamsByName(write.db, sportId);
  for (const [at, { line, name, team, fields, stats }] of add.entries()) {
    const teamId = findTeamId(team);
    if (teamId === undefined) throw changedMeanwhile();
    const id = await addPlayer(write, { ...fields, name, teamId, stats });
    playerIdByLine.set(line, id);
    journal.added('players', id, `${name}, ${team}`);
    if ((at + 1) % batch === 0) await progress(at + 1);
  }
  for (const [at, { row, current, fields }] of change.entries()) {
    if (Object.keys(fields).length > 0) {
      await journal.changing(write.db, 'players', current.id, `${row.name}, ${row.team}`);
      await changePlayer(write, current, fields);
      write.changed(playerTag(current.id));
    }
    if ((at + 1) % batch === 0) await progress(add.length + at + 1);
  }
  for (const column of columns) await column.apply(write, playerIdByLine, journal);
  write.changed(playersTag);
  await write.audit({ act: 'players.import', subject: `sport:${sportId}`, detail: summary(plan) });
}

const summary = ({ newTeams, add, change, same, refused }: WholePlan) => ({
  newTeams,
  added: add.map(({ name, team }) => `${name} (${team})`),
  changed: change.map(({ current, fields, changes }) => ({ id: current.id, after: fields, changes })),
  same: same.length,
  refused: refused.length,
});

const kindWith = (also: readonly PlayerImportColumn[]): ImportKind<string, SheetPlayer> => ({
  name: 'players',
  title: 'Players',
  columns: { ...playerColumns, ...Object.fromEntries(also.map(({ name, column }) => [name, column])) },
  needs: [['name', 'firstName', 'lastName'], ['team']],
  teamColumns: ['team'],
  reader: () => (row) => ({ ...readPlayer(row), also: readColumns(also, row) }),
  hold: lockPlayers,
  prepare: (sheet, { sport, answers }) => {
    return {
      plan: async (db) => {
        const teams = await teamNames(db, sport.id);
        const players = await listSportPlayers(db, sport.id);
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

const planned = (plan: WholePlan, sportId: number): ImportPlan => {
  const getNote = ({ line }: SheetPlayer) => plan.doubled.get(line) ?? '';
  return {
    rows: [
      ...plan.add.map((row) => ({ ...shown(row), outcome: 'add' as const, why: getNote(row) })),
      ...plan.change.map(({ row, changes }) => ({
        ...shown(row),
        outcome: 'change' as const,
        changes,
        why: getNote(row),
      })),
      ...plan.same.map(({ row }) => ({ ...shown(row), outcome: 'skip' as const, why: 'no change' })),
      ...plan.ask.map((row) => ({ ...shown(row), outcome: 'ask' as const, why: `there is no team ${row.team} yet` })),
      ...refusals(plan.refused),
    ],
    newTeams: plan.newTeams,
    questions: plan.questions,
    remarks: plan.remarks,
    apply: (write, progress, journal) => applyPlayers(write, sportId, plan, progress, journal),
  };
};

const shown = ({ line, name, team, fields, stats, also }: SheetPlayer) => ({
  line,
  what: `${name}, ${team}`,
  details: [...playerDetails(fields, stats), ...Object.entries(also).map(([column, value]) => `${column} ${value}`)],
});

async function listSportPlayers(db: Database, sportId: number): Promise<Player[]> {
  const players: Player[] = [];
  for (let cursor: string | undefined; ; ) {
    const page = await listPlayers(db, visitor, { sportId, cursor });
    players.push(...page.rows);
    if (page.next === null) return players;
    cursor = page.next;
  }
}
