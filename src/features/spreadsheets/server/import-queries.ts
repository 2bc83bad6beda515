import { setImmediate } from 'node:timers/promises';
import { readSettings } from '#features/settings/server/queries.ts';
import type { Database } from '#server/database/schema.ts';
import type { ImportContext, ImportKind, ImportPlan, PreparedImport } from '#server/sheets/import-kind.ts';
import type { RowOutcome } from '#server/sheets/row-outcome.ts';
import { readInTurns } from '#server/sheets/row-reader.ts';
import { type Sheet, UnusableSheet } from '#server/sheets/sheet.ts';
import { nameKey } from '#shared/name-key.ts';
import type { ChosenColumns } from '../contract.ts';
import { type LaidOut, layOut, ofSport } from './lay-out.ts';

export interface ImportOrder {
  kind: ImportKind;
  sheet: Sheet;
  sport: ImportContext['sport'];
  season?: string | undefined;
  addTeams: boolean;
  columns?: ChosenColumns | undefined;
}

/** A file whose columns are found, and, when nothing hinders it, its rows read. */
export interface ReadImport {
  laidOut: LaidOut;
  problem: string | null;
  prepared: PreparedImport | undefined;
  others: RowOutcome[];
}

export async function readImport(db: Database, order: ImportOrder): Promise<ReadImport> {
  const laidOut = layOut(order.kind, order.sheet, order.columns);
  const { rows, others } = ofSport(laidOut.rows, order.sport.name);
  if (laidOut.problem !== null) return { laidOut, problem: laidOut.problem, prepared: undefined, others };
  const { timeZone } = await readSettings(db);
  const context = { ...order, timeZone };
  const read = await readInTurns(rows, order.kind.reader(context));
  try {
    return { laidOut, problem: null, prepared: order.kind.prepare(read, context), others };
  } catch (error) {
    if (!(error instanceof UnusableSheet)) throw error;
    return { laidOut, problem: error.message, prepared: undefined, others };
  }
}

/** What would be done, row by row. Between reading and comparing others get their turn. */
export async function planImport(
  db: Database,
  prepared: PreparedImport,
  others: readonly RowOutcome[],
): Promise<ImportPlan> {
  await setImmediate();
  const plan = await prepared.plan(db);
  return { ...plan, rows: [...plan.rows, ...others].sort((a, b) => a.line - b.line) };
}

export async function findSport(db: Database, id: number) {
  return db.selectFrom('sports').select(['id', 'name']).where('id', '=', id).executeTakeFirst();
}

export async function findSportByName(db: Database, name: string) {
  return db.selectFrom('sports').select(['id', 'name']).where('name_key', '=', nameKey(name)).executeTakeFirst();
}
