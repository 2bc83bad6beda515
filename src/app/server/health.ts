import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import * as z from 'zod/mini';
import { isStorageFailing } from '#server/database/engine.ts';
import type { Database } from '#server/database/schema.ts';
import { type Route, route } from '#server/http/route.ts';
import { version } from '#server/version.ts';

/** For load balancers and monitoring: the process answers, and whether writes are stored, and which version runs. Reveals nothing else. */
export const healthRoute = (storage: StorageProbe): Route =>
  route({
    method: 'GET',
    path: '/api/health',
    access: 'visitor',
    summary:
      'Health: whether the process reaches its database; `degraded` when the database takes no writes; and its version',
    responseType: z.object({ status: z.enum(['ok', 'degraded']), version: z.string() }),
    handle: async (context) => {
      await sql`select 1`.execute(context.db);
      return { status: (await storage.acceptsWrites()) ? ('ok' as const) : ('degraded' as const), version };
    },
  });

const probeEvery = 1_000;
const probeBytes = 64 * 1024;

type StorageProbe = ReturnType<typeof storageProbe>;

/** Whether the database and the folder accept writes. They are probed only after a write has failed there. */
export function storageProbe(db: Database, dataDir: string) {
  let isFailing = false;
  let probedAt = 0;
  return {
    note: (error: unknown) => {
      if (isStorageFailing(error)) isFailing = true;
    },
    acceptsWrites: async (): Promise<boolean> => {
      if (isFailing && performance.now() - probedAt > probeEvery) {
        probedAt = performance.now();
        isFailing = !(await hasSpace(db, dataDir));
      }
      return !isFailing;
    },
  };
}

/** Grows the database and the folder a little, and undoes it. */
async function hasSpace(db: Database, dataDir: string): Promise<boolean> {
  try {
    const tx = await db.startTransaction().execute();
    await grow(tx).finally(() => tx.rollback().execute());
    const path = join(dataDir, `.space-${process.pid}`);
    await writeFile(path, Buffer.alloc(probeBytes, 1), { mode: 0o600 }).finally(() => rm(path, { force: true }));
    return true;
  } catch (error) {
    if (isStorageFailing(error)) return false;
    throw error;
  }
}

async function grow(db: Database): Promise<void> {
  await sql`create table space_probe (filler text)`.execute(db);
  await sql`insert into space_probe values (${'x'.repeat(probeBytes)})`.execute(db);
}
