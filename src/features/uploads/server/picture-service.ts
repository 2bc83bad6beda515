import { randomBytes } from 'node:crypto';
import { BoundedQueue } from '#server/bounded-queue.ts';
import { type Changes, everything } from '#server/changes.ts';
import { pathIn } from '#server/data-folder/names.ts';
import type { Database } from '#server/database/schema.ts';
import type { UploadedFile } from '#server/http/upload.ts';
import { folderStore } from './folder-store.ts';
import { makePicture } from './pipeline.ts';
import { uploadsAmong } from './queries.ts';
import type { UploadAllowance } from './slots.ts';
import type { PictureStore } from './store.ts';
import { finishRemovals, sweepPictures } from './sweep.ts';
import { giveUpUnused } from './unused.ts';

/** Most pictures that wait while one is made. */
const mostWaiting = 12;

/** A bucket when its address is given, else a folder of the data folder. */
export async function openPictureService(
  options: { dataDir: string; mediaUrl: string | undefined },
  allowance?: UploadAllowance,
) {
  const queue = new BoundedQueue(1, mostWaiting);
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

/** The topic of one upload: named when its row is gone, so that its files go after the commit. */
export const uploadTopic = (id: string): string => `upload:${id}`;

/** Removes the files of a picture unless it has a row. When that cannot be told, they wait for the next sweep. */
export async function removeIfOrphan(db: Database, store: PictureStore, id: string): Promise<void> {
  const kept = await uploadsAmong(db, [id]);
  if (!kept.has(id)) await store.remove(id);
}

/** Files follow their rows: removed after the commit; the daily sweep finishes what was interrupted. */
export function keepFilesInStep(
  db: Database,
  { store }: { store: PictureStore },
  changes: Changes,
  log: { warn(details: { err: unknown }, line: string): void },
): { close(): void } {
  // A bucket out of reach, a database that went: the next sweep finds what this one left.
  const note = (err: unknown) => log.warn({ err }, 'files of removed pictures stay until the next sweep');
  const stopListening = changes.listen(({ topics }) => {
    if (topics.includes(everything)) void finishRemovals(db, store, new Date()).catch(note);
    for (const topic of topics) {
      const id = /^upload:([0-9a-f]{32})$/.exec(topic)?.[1];
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
