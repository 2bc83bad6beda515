import type { Database } from '#server/database/schema.ts';
import { mayDiscard, trashDay, trashIsOver } from './policy.ts';
import { countUploads, removedUploads, uploadsAmong } from './queries.ts';
import { clearRemovals } from './removal-commands.ts';
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
