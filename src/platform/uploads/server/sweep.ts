import { type ExpressionBuilder, sql } from 'kysely';
import { type Database, type Flag, flag, type Schema, type Tx } from '#server/database/schema.ts';
import type { ResetContext } from '#server/feature.ts';
import type { Write } from '#server/write.ts';
import { uploadReaders } from './extension-points.ts';
import { mayDiscard, trashDay, trashIsOver } from './policy.ts';
import { countUploads, removedUploads, uploadsAmong } from './queries.ts';
import type { PictureStore } from './store.ts';

export interface Swept {
  /** Requested removals that were not finished, and parts of interrupted uploads. */
  removed: number;
  /** Pictures without a row; moved to the trash unless `isRefused`. */
  orphans: number;
  /** Pictures moved back from the trash, because they have a row again. */
  recovered: number;
  purged: number;
  /** Too many pictures have no row: probably the files belong to another database. */
  isRefused: boolean;
  pictures: number;
}

/** Newer files may belong to an upload whose row is not committed yet. */
const oldEnough = 10 * 60 * 1000;

export async function sweepPictures(db: Database, store: PictureStore, now: Date): Promise<Swept> {
  const removed = await finishRemovals(db, store, now);
  const { whole, unfinished } = await oldPictures(store, now);
  for (const id of await withoutRow(db, unfinished)) await store.remove(id);
  const orphans = await withoutRow(db, whole);
  const counts = { pictures: whole.length, orphans: orphans.length, rows: await countUploads(db) };
  const found = { removed: removed + unfinished.length, orphans: orphans.length, pictures: whole.length };
  if (!mayDiscard(counts)) return { ...found, recovered: 0, purged: 0, isRefused: true };
  for (const id of orphans) await store.discard(id, trashDay(now));
  return { ...found, ...(await sweepTrash(db, store, now)), isRefused: false };
}

export async function finishRemovals(db: Database, store: PictureStore, now: Date): Promise<number> {
  const removals = await removedUploads(db);
  const toTrash = new Set(removals.filter(({ to_trash }) => to_trash === 1).map(({ id }) => id));
  const confirmed = await withoutRow(
    db,
    removals.map(({ id }) => id),
  );
  for (const id of confirmed) await (toTrash.has(id) ? store.discard(id, trashDay(now)) : store.remove(id));
  await clearRemovals(db, new Date(now.getTime() - oldEnough));
  return confirmed.length;
}

async function oldPictures(store: PictureStore, now: Date): Promise<{ whole: string[]; unfinished: string[] }> {
  const found = { whole: [] as string[], unfinished: [] as string[] };
  for await (const { id, storedAt, isUnfinished } of store.list()) {
    if (now.getTime() - storedAt.getTime() >= oldEnough) found[isUnfinished ? 'unfinished' : 'whole'].push(id);
  }
  return found;
}

async function sweepTrash(
  db: Database,
  store: PictureStore,
  now: Date,
): Promise<{ recovered: number; purged: number }> {
  const counts = { recovered: 0, purged: 0 };
  for await (const { id, day } of store.listTrash()) {
    if ((await uploadsAmong(db, [id])).has(id)) counts.recovered += (await store.recover(id)) ? 1 : 0;
    else if (trashIsOver(day, now)) {
      await store.purge(id, day);
      counts.purged += 1;
    }
  }
  return counts;
}

const batch = 500;

async function withoutRow(db: Database, ids: readonly string[]): Promise<string[]> {
  const missing: string[] = [];
  for (let from = 0; from < ids.length; from += batch) {
    const some = ids.slice(from, from + batch);
    const known = await uploadsAmong(db, some);
    missing.push(...some.filter((id) => !known.has(id)));
  }
  return missing;
}

/** Records that a removal was requested, so that its files do not count as having lost their row by mistake. */
export async function noteRemoval({ db, now }: Write, id: string): Promise<void> {
  await db
    .insertInto('removed_uploads')
    .values({ id, removed_at: now.toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The same for a picture whose removal nobody requested: its files stay in the trash for a while. */
export async function noteTrashed(db: Tx, id: string, now: Date): Promise<void> {
  await db.insertInto('removed_uploads').values({ id, removed_at: now.toISOString(), to_trash: 1 }).execute();
}

/**
 * For a reset: the files are removed after its commit. If the snapshot has no pictures, because they are in a bucket,
 * they are moved to the trash, so that the reset can still be undone.
 */
export async function removeAllUploads({ db, now }: Write, { pictures, contributions }: ResetContext): Promise<void> {
  const staying = uploadReaders.among(contributions).filter(({ staysAtReset }) => staysAtReset);
  const isRemovable = (where: ExpressionBuilder<Schema, 'uploads'>) =>
    where.and(staying.map(({ purpose }) => where('purpose', '!=', purpose)));
  const removedAt = sql<string>`${now.toISOString()}`.as('removed_at');
  const toTrash = sql<Flag>`${sql.lit(flag(pictures === 'bucket'))}`.as('to_trash');
  await db
    .insertInto('removed_uploads')
    .columns(['id', 'removed_at', 'to_trash'])
    // SQLite requires a WHERE clause before ON CONFLICT here.
    .expression(db.selectFrom('uploads').select(['id', removedAt, toTrash]).where(isRemovable))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db.deleteFrom('uploads').where(isRemovable).execute();
}

async function clearRemovals(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('removed_uploads').where('removed_at', '<', before.toISOString()).execute();
}
