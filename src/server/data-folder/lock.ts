import { DatabaseSync } from 'node:sqlite';
import { isBusy } from '../database/constraints.ts';
import { pathIn } from './names.ts';

export class FolderInUse extends Error {}

/** Named here, because a connection that nobody refers to is closed by the garbage collector. */
const held = new Set<DatabaseSync>();

/**
 * Holds the data folder while the process lives: alone, or together with others that share it. The lock is SQLite's on a
 * file of its own, so the kernel frees it however the process ends.
 */
export function holdFolder(dataDir: string, how: 'alone' | 'shared'): { release(): void } {
  const lock = new DatabaseSync(pathIn(dataDir, 'lock'), { timeout: 0 });
  try {
    lock.exec(how === 'alone' ? 'begin exclusive' : 'begin; select count(*) from sqlite_schema');
  } catch (error) {
    lock.close();
    throw isBusy(error) ? new FolderInUse(`another Village Arena runs on ${dataDir}`, { cause: error }) : error;
  }
  held.add(lock);
  return {
    release: () => {
      held.delete(lock);
      lock.close();
    },
  };
}
