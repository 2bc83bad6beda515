import { sql } from 'kysely';
import { batches, takeTurn } from '#server/database/engine.ts';
import type { Database } from '#server/database/schema.ts';
import { conflict, notFound } from '#server/failure.ts';
import type { PlainRow } from '#server/resources/plain-table.ts';
import { lockRowForUpdate, type VersionedTable, type Write } from '#server/write.ts';
import { type CacheTag, resourceTags } from '#shared/cache-tags.ts';
import { importsTag } from '../../cache-tags.ts';
import { type UndonePreview, undoDays } from '../../contract.ts';
import { countUses, describeUses, type ImportedTable, type RowUse } from '../extension-points.ts';
import { forgetImportAnswers } from '../kept-answers/kept-answers-commands.ts';
import { type ImportedRow, rowsById } from '../sheet/import-journal.ts';
import type { ImportKind } from '../sheet/import-kind.ts';

/** What an undo has to know of other features. */
export interface UndoSources {
  kinds: readonly ImportKind[];
  tables: readonly ImportedTable[];
  uses: readonly RowUse[];
}

/**
 * Takes an import back, all of it or nothing: rows that it added are deleted, and rows that it changed get their columns
 * back. Whatever somebody did since to one of them forbids it. Teams, places and competitions that came along stay if
 * they are used by others now.
 */
export async function undoImport(write: Write, sources: UndoSources, id: number): Promise<void> {
  const { undone, record } = await takeBack(write, sources, id);
  const [first] = undone.refusals;
  if (first) {
    const others = undone.refusals.length - 1;
    throw conflict(
      `This import cannot be undone: ${first.what} ${first.why}${others > 0 ? `, and ${others} more` : ''}`,
    );
  }
  await write.db.deleteFrom('imports').where('id', '=', id).execute();
  write.changed(importsTag);
  const { removed, restored, stays } = undone;
  const subject = `${record.kind}-import:${id}`;
  await write.audit({ act: 'import.undo', subject, detail: { of: record.created_at, removed, restored, stays } });
}

/** Carries the outcome out of a transaction that is rolled back. */
export class TriedOut extends Error {
  readonly undone: UndonePreview;

  constructor(undone: UndonePreview) {
    super('This undo was only tried out');
    this.undone = undone;
  }
}

/** Does the same as the undo and rolls it back, so that the preview says what the undo will do. */
export async function tryUndo(write: Write, sources: UndoSources, id: number): Promise<never> {
  const { undone } = await takeBack(write, sources, id);
  throw new TriedOut(undone);
}

async function takeBack(write: Write, { kinds, tables, uses }: UndoSources, id: number) {
  await takeTurn(write, 'undo-import');
  const oldest = new Date(write.now.getTime() - undoDays * 86_400_000).toISOString();
  const record = await write.db
    .selectFrom('imports')
    .selectAll()
    .where('id', '=', id)
    .where('created_at', '>=', oldest)
    .executeTakeFirst();
  if (!record) throw notFound('This import');
  const kind = kinds.find(({ name }) => name === record.kind);
  const sportIds: number[] = JSON.parse(record.sport_ids);
  for (const sportId of sportIds) {
    await lockRowForUpdate(write.db, 'sports', sportId);
    await kind?.hold(write, sportId);
  }
  const written: ImportedRow[] = JSON.parse(record.written);
  const undone: UndonePreview = { removed: 0, restored: 0, names: [], goes: [], stays: [], refusals: [] };
  const work: Work = { write, tables, uses, undone };
  await restoreChanged(work, written.filter(({ before }) => before !== null).toReversed());
  const added = written.filter(({ before }) => before === null).toReversed();
  for (const [table, rows] of Map.groupBy(added, (row) => row.table)) {
    for (const some of batches(rows)) await removeAdded(work, table, some);
  }
  const forgotten = await forgetImportAnswers(write, id);
  if (forgotten > 0) undone.goes.push(describeUses(forgotten, { one: 'kept answer', many: 'kept answers' }));
  return { record, undone };
}

interface Work {
  write: Write;
  tables: readonly ImportedTable[];
  uses: readonly RowUse[];
  undone: UndonePreview;
}

async function restoreChanged({ write, tables, undone }: Work, rows: readonly ImportedRow[]): Promise<void> {
  for (const row of rows) {
    const of = tables.find(({ table }) => table === row.table);
    const current = (await rowsById(write.db, row.table, [row.id])).get(row.id);
    const followed = (current && (await of?.followed?.(write.db, [current]))) ?? none;
    const why = current ? whyChanged(current, row.after, of, followed) : 'was deleted since';
    if (why !== null || !current || !row.before) {
      undone.refusals.push({ ...shown(row), why: why ?? 'was deleted since' });
      continue;
    }
    const changed = Object.entries(row.before).filter(
      ([name, value]) => isCompared(name, of) && row.after[name] !== value,
    );
    const columns = changed.map(([name, value]) => sql`${sql.ref(name)} = ${value}`);
    await sql`update ${sql.table(row.table)} set ${sql.join([...columns, sql`version = version + 1`])}
      where id = ${row.id}`.execute(write.db);
    const to = (await rowsById(write.db, row.table, [row.id])).get(row.id);
    if (to) await of?.restored?.(write, { from: current, to });
    write.changed(...listTags(row));
    undone.restored += 1;
    undone.names.push(shown(row));
  }
}

async function removeAdded({ write, tables, uses, undone }: Work, table: VersionedTable, rows: readonly ImportedRow[]) {
  const of = tables.find((one) => one.table === table);
  const current = await rowsById(
    write.db,
    table,
    rows.map(({ id }) => id),
  );
  // What somebody has deleted since is as the undo would leave it.
  const still = rows.filter(({ id }) => current.has(id));
  const used = await findUses(write.db, table, still, uses);
  const followed = (await of?.followed?.(write.db, [...current.values()])) ?? none;
  const going: ImportedRow[] = [];
  for (const row of still) {
    const forbidding = used
      .filter(({ use, counts }) => use.onUndo === 'stays' && counts.has(row.id))
      .map(({ use, counts }) => describeUses(counts.get(row.id) ?? 0, use));
    const now = current.get(row.id);
    const why = forbidding[0]
      ? `has ${forbidding.join(' and ')}`
      : now
        ? whyChanged(now, row.after, of, followed)
        : null;
    if (why === null) going.push(row);
    else if (row.isAlong) undone.stays.push(`${row.what} ${why}`);
    else undone.refusals.push({ ...shown(row), why });
  }
  if (going.length === 0) return;
  const ids = going.map(({ id }) => id);
  for (const { use, counts } of used.filter((one) => one.use.onUndo !== 'stays')) {
    const count = ids.reduce((sum, id) => sum + (counts.get(id) ?? 0), 0);
    if (count === 0) continue;
    if (use.onUndo === 'deleted') undone.goes.push(describeUses(count, use));
    else
      undone.stays.push(
        `${describeUses(count, use)} without ${of && ids.length > 1 ? `their ${of.many}` : `the ${of?.one}`}`,
      );
  }
  await sql`delete from ${sql.table(table)} where id in (${sql.join(ids)})`.execute(write.db);
  await of?.removed?.(
    write,
    going.flatMap(({ id }) => current.get(id) ?? []),
  );
  for (const row of going) write.changed(...listTags(row));
  const along = going.filter(({ isAlong }) => isAlong).length;
  undone.removed += going.length - along;
  const kind = table.replaceAll('_', ' ');
  if (along > 0) undone.goes.push(`${along} ${along === 1 ? kind.replace(/s$/, '') : kind}`);
  undone.names.push(...going.map(shown));
}

function listTags({ table, id }: ImportedRow): CacheTag[] {
  const { list, row } = resourceTags({ set: table, resourceName: table.replace(/s$/, '') });
  return [list, row(id)];
}

const shown = ({ table, id, what }: ImportedRow) => ({ id: `${table}:${id}`, what });

const none = (): string[] => [];

/** Why what the import wrote is no longer as it was; null if it is. */
function whyChanged(
  now: PlainRow,
  after: PlainRow,
  of: ImportedTable | undefined,
  followed: (now: PlainRow, after: PlainRow) => readonly string[],
): string | null {
  const other = Object.entries(after).flatMap(([name, value]) =>
    isCompared(name, of) && now[name] !== value ? [name] : [],
  );
  const known = new Set(followed(now, after));
  const changed = other.filter((name) => !known.has(name));
  if (changed.length === 0) return null;
  const labels = new Set(changed.flatMap((name) => of?.labels?.[name] ?? []));
  return ['was changed since', ...(labels.size > 0 ? [[...labels].join(', ')] : [])].join(': ');
}

const isCompared = (column: string, of: ImportedTable | undefined): boolean =>
  column !== 'id' && column !== 'version' && of?.derived?.includes(column) !== true;

async function findUses(
  db: Database,
  table: VersionedTable,
  rows: readonly ImportedRow[],
  uses: readonly RowUse[],
): Promise<{ use: RowUse; counts: Map<number, number> }[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const found: { use: RowUse; counts: Map<number, number> }[] = [];
  for (const use of uses.filter(({ of }) => of === table)) {
    found.push({ use, counts: await countUses(db, use, ids) });
  }
  return found;
}

/** Deletes what can no longer be undone. */
export async function sweepImports(db: Database, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - undoDays * 86_400_000).toISOString();
  await db.deleteFrom('imports').where('created_at', '<', oldest).execute();
}
