import type { Database } from '#server/database/schema.ts';
import { oldestFirst, plainTable } from '#server/resources/plain-table.ts';
import { type SportName, sports } from '../contract.ts';

export const sportTable = plainTable(sports, {
  table: 'sports',
  order: oldestFirst,
  rowsPerPage: 200,
});

export async function sportNames(
  db: Database,
  rows: readonly Readonly<Record<string, unknown>>[],
): Promise<Map<unknown, SportName>> {
  const ids = [...new Set(rows.flatMap(({ sport_id: id }) => (typeof id === 'number' ? [id] : [])))];
  if (ids.length === 0) return new Map();
  const rowSports = await db.selectFrom('sports').select(['id', 'name']).where('id', 'in', ids).execute();
  return new Map(rowSports.map((sport) => [sport.id, sport]));
}

/** For lists whose rows belong to a sport. */
export async function namedBySport(
  db: Database,
): Promise<(row: Readonly<Record<string, unknown>>) => string | undefined> {
  const rows = await db.selectFrom('sports').select(['id', 'name']).execute();
  const names = new Map<unknown, string>(rows.map(({ id, name }) => [id, name]));
  return (row) => names.get(row['sport_id']);
}
