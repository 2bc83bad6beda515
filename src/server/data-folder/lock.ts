import { DatabaseSync } from 'node:sqlite';
import { isBusy } from '../database/constraints.ts';
import { pathIn } from './names.ts';

export class FolderInUse extends Error {}

/** Keeps a reference, because the garbage collector closes a connection that nothing refers to. */
const heldLocks = new Set<DatabaseSync>();

/**
 * Locks the data folder while the process lives, exclusively or shared with other processes. It is SQLite's lock on a
 * file of its own, so the kernel frees it however the process ends.
 */
export function holdFolder(dataDir: string, mode: 'alone' | 'shared'): { release(): void } {
  const lock = new DatabaseSync(pathIn(dataDir, 'lock'), { timeout: 0 });
  try {
    lock.exec(mode === 'alone' ? 'begin exclusive' : 'begin; select count(*) from sqlite_schema');
  } catch (error) {
    lock.close();
    throw isBusy(error) ? new FolderInUse(`another Village Arena runs on ${dataDir}`, { cause: error }) : error;
  }
  heldLocks.add(lock);
  return {
    release: () => {
      heldLocks.delete(lock);
      lock.close();
    },
  };
}
