import { randomBytes } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import type { Changes } from '#server/cache/changes.ts';
import { BoundedQueue } from '#server/concurrency/bounded-queue.ts';
import { pathIn } from '#server/data-folder/data-folder.ts';
import type { Database } from '#server/database/schema.ts';
import type { UploadedFile } from '#server/http/uploads/upload.ts';
import { everything } from '#shared/cache-tags.ts';
import type { UploadAllowance } from './extension-points.ts';
import { folderStore } from './folder-store.ts';
import { makePicture } from './pipeline.ts';
import { isUnusedFrom, rowPicture } from './policy.ts';
import { uploadsAmong } from './queries.ts';
import type { PictureStore } from './store.ts';
import { finishRemovals, noteTrashed, sweepPictures } from './sweep.ts';

/** How many pictures may wait while one is processed. */
const maxQueued = 12;

/** Stores pictures in a bucket if its URL is configured, else in the data folder. */
export async function openPictureService(
  options: { dataDir: string; mediaUrl: string | undefined },
  allowance?: UploadAllowance,
) {
  const queue = new BoundedQueue(1, maxQueued);
  const store = await openStore(options);
  return { store, allowance, make: (file: UploadedFile) => queue.run(() => makePicture(file)) };
}

async function openStore({
  dataDir,
  mediaUrl,
}: {
  dataDir: string;
  mediaUrl: string | undefined;
}): Promise<PictureStore> {
  if (mediaUrl === undefined) return folderStore(pathIn(dataDir, 'uploads'), pathIn(dataDir, 'trash'));
  const { bucketStore } = await import('./bucket-store.ts');
  return bucketStore(mediaUrl);
}

export const newPictureId = (): string => randomBytes(16).toString('hex');

/** Removes the files of a picture without a row. If the lookup fails, the next sweep removes them. */
export async function removeIfOrphan(db: Database, store: PictureStore, id: string): Promise<void> {
  const known = await uploadsAmong(db, [id]);
  if (!known.has(id)) await store.remove(id);
}

/** Removes files after the commit that removed their row; the daily sweep finishes interrupted removals. */
export function keepFilesInStep(
  db: Database,
  { store }: { store: PictureStore },
  changes: Changes,
  log: { warn(details: { err: unknown }, line: string): void },
): { close(): void } {
  // If the bucket or the database is unavailable, the next sweep removes the files.
  const note = (err: unknown) => log.warn({ err }, 'files of removed pictures stay until the next sweep');
  const stopListening = changes.listen(({ tags }) => {
    if (tags.includes(everything)) void finishRemovals(db, store, new Date()).catch(note);
    for (const tag of tags) {
      const id = /^upload:([0-9a-f]{32})$/.exec(tag)?.[1];
      if (id !== undefined) void removeIfOrphan(db, store, id).catch(note);
    }
  });
  return { close: stopListening };
}

export async function sweepAndReport(
  db: Database,
  store: PictureStore,
  { now, warn }: { now: Date; warn(line: string): void },
): Promise<void> {
  await giveUpUnused(db, now);
  const { isRefused, orphans, pictures } = await sweepPictures(db, store, now);
  if (!isRefused) return;
  warn(
    `${orphans} of ${pictures} pictures have no row in this database, so all stay: is it the one that they belong to?`,
  );
}

/** Tables that mention pictures without showing them. */
const mentionOnly = new Set(['uploads', 'removed_uploads', 'audit_log']);
const text = /^(text|varchar|character varying)/i;

/**
 * Gives up pictures that no row shows: the row was deleted, got another picture, or was never saved. Searches all tables,
 * so that no feature has to declare where it stores URLs. The next sweep moves their files to the trash.
 */
async function giveUpUnused(db: Database, now: Date): Promise<number> {
  const old = await db
    .selectFrom('uploads')
    .select('id')
    .where('purpose', '=', rowPicture)
    .where('created_at', '<', isUnusedFrom(now))
    .execute();
  if (old.length === 0) return 0;
  // Twice: a picture may move to a table that was searched already.
  const shown = new Set([...(await shownPictures(db)), ...(await shownPictures(db))]);
  const unused = old.map(({ id }) => id).filter((id) => !shown.has(id));
  for (const id of unused) {
    await db.transaction().execute(async (tx) => {
      const { numDeletedRows } = await tx.deleteFrom('uploads').where('id', '=', id).executeTakeFirst();
      if (numDeletedRows > 0n) await noteTrashed(tx, id, now);
    });
  }
  return unused.length;
}

async function shownPictures(db: Database): Promise<Set<string>> {
  const ids = new Set<string>();
  for (const { name, columns } of await db.introspection.getTables()) {
    const texts = columns.filter(({ dataType }) => text.test(dataType)).map((column) => sql.ref(column.name));
    if (mentionOnly.has(name) || texts.length === 0) continue;
    for (const row of await rowsWithPictures(db, name, texts)) {
      for (const [, id = ''] of Object.values(row)
        .join(' ')
        .matchAll(/\/uploads\/([0-9a-f]{32})\//g))
        ids.add(id);
    }
  }
  return ids;
}

async function rowsWithPictures(db: Database, table: string, texts: readonly RawBuilder<unknown>[]): Promise<object[]> {
  const holds = texts.map((column) => sql`${column} like '%/uploads/%'`);
  const query = sql<object>`select ${sql.join(texts)} from ${sql.table(table)} where ${sql.join(holds, sql` or `)}`;
  return (await query.execute(db)).rows;
}
