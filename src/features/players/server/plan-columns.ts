import type { Database } from '#server/database/schema.ts';
import { inOrderOfLines } from '#server/sheets/row-reader.ts';
import { nameKey } from '#shared/name-key.ts';
import type { ColumnPlan, PlayerCell, PlayerImportColumn } from './extension-points.ts';
import type { PlayerPlan } from './plan-players.ts';

export interface WholePlan extends PlayerPlan {
  columns: readonly ColumnPlan[];
}

/** Adds what later features read from a sheet; a row that one of them refuses is refused as a whole. */
export async function planColumns(
  db: Database,
  sportId: number,
  columns: readonly PlayerImportColumn[],
  players: PlayerPlan,
): Promise<WholePlan> {
  let plan: WholePlan = { ...players, columns: [] };
  for (const column of columns) {
    const told = await column.plan(db, sportId, cellsOf(plan, column.name));
    plan = { ...withColumn(plan, told), columns: [...plan.columns, told] };
  }
  return plan;
}

function cellsOf({ add, change, same }: PlayerPlan, column: string): PlayerCell[] {
  const rows = [...add.map((row) => ({ row, current: null })), ...change, ...same];
  return inOrderOfLines(
    rows.flatMap(({ row, current }) => {
      const value = row.also[column];
      return value === undefined ? [] : [{ line: row.line, value, team: row.team, player: current }];
    }),
  );
}

function withColumn(plan: WholePlan, { refused, changes }: ColumnPlan): WholePlan {
  const refusedLines = new Set(refused.map(({ line }) => line));
  const isTaken = ({ row }: { row: { line: number } }) => !refusedLines.has(row.line);
  const isChanged = ({ row }: { row: { line: number } }) => changes.has(row.line);
  const add = plan.add.filter((row) => isTaken({ row }));
  const named = new Set(add.map(({ team }) => nameKey(team)));
  const same = plan.same.filter(isTaken);
  return {
    ...plan,
    add,
    newTeams: plan.newTeams.filter((team) => named.has(nameKey(team))),
    change: [
      ...plan.change.filter(isTaken),
      ...same.filter(isChanged).map((one) => ({ ...one, fields: {}, inWords: '' })),
    ].map((one) => ({ ...one, inWords: [one.inWords, changes.get(one.row.line)].filter(Boolean).join(', ') })),
    same: same.filter((one) => !isChanged(one)),
    refused: inOrderOfLines([...plan.refused, ...refused]),
  };
}
