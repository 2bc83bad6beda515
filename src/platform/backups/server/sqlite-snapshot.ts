import { join } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { Worker } from 'node:worker_threads';
import { UnusableBackup } from './manifest.ts';
import type { FileSchema } from './sqlite-schema.ts';

export interface DatabaseFacts {
  rows: Record<string, number>;
  migrations: string[];
}

export async function snapshotFile(path: string, target: string): Promise<DatabaseFacts> {
  const source = new DatabaseSync(path, { timeout: 5_000 });
  try {
    // All pages in one step, on one of Node's threads: writes go on, and none restarts the copy.
    await backup(source, target, { rate: 2 ** 30 });
  } finally {
    source.close();
  }
  return inspectFile(target);
}

/**
 * Checks a database file that nobody else uses, and makes it a single file; if given a schema, the file then holds
 * nothing else. Runs in a worker thread: it takes a second per gigabyte.
 */
export async function inspectFile(path: string, wanted?: FileSchema): Promise<DatabaseFacts> {
  const worker = new Worker(join(import.meta.dirname, 'inspect-worker.ts'), { workerData: { path, wanted } });
  const found = await new Promise<DatabaseFacts | { fault: string } | { strange: string }>((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
  });
  if ('strange' in found) throw new UnusableBackup(found.strange);
  if ('fault' in found) throw new UnusableBackup(`its database is damaged: ${found.fault}`);
  return found;
}
