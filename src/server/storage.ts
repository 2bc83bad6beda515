import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { isStorageFailing } from './database/constraints.ts';
import type { Database } from './database/schema.ts';

const probeEvery = 1_000;
const probeBytes = 64 * 1024;

class NotKept extends Error {}

export type StorageProbe = ReturnType<typeof storageProbe>;

/** Whether the database and the folder take more: once a write has failed for want of room, they are tried. */
export function storageProbe(db: Database, dataDir: string) {
  let isFailing = false;
  let probedAt = 0;
  return {
    note: (error: unknown) => {
      if (isStorageFailing(error)) isFailing = true;
    },
    takesWrites: async (): Promise<boolean> => {
      if (isFailing && performance.now() - probedAt > probeEvery) {
        probedAt = performance.now();
        isFailing = !(await hasSpace(db, dataDir));
      }
      return !isFailing;
    },
  };
}

/** Grows the database and the folder a little, and takes it back. */
async function hasSpace(db: Database, dataDir: string): Promise<boolean> {
  try {
    await db.transaction().execute(growAndUndo).catch(unlessUndone);
    await fillFile(join(dataDir, `.space-${process.pid}`));
    return true;
  } catch (error) {
    if (isStorageFailing(error)) return false;
    throw error;
  }
}

async function fillFile(path: string): Promise<void> {
  try {
    const file = await open(path, 'w', 0o600);
    await file.writeFile(Buffer.alloc(probeBytes, 1)).finally(() => file.close());
  } finally {
    await rm(path, { force: true });
  }
}

async function growAndUndo(tx: Database): Promise<never> {
  await sql`create table space_probe (filler text)`.execute(tx);
  await sql`insert into space_probe values (${'x'.repeat(probeBytes)})`.execute(tx);
  throw new NotKept();
}

function unlessUndone(error: unknown): void {
  if (!(error instanceof NotKept)) throw error;
}
