import { chmodSync, existsSync, lstatSync, mkdirSync, readdirSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { isBusy } from '../database/engine.ts';

export class FolderInUse extends Error {}

/** Keeps a reference, because the garbage collector closes a connection that nothing refers to. */
const heldLocks = new Set<DatabaseSync>();

/**
 * Locks the data folder while the process lives, exclusively or shared with other processes. It is SQLite's lock on a
 * file of its own, so the kernel frees it however the process ends.
 */
export function acquireFolder(dataDir: string, mode: 'alone' | 'shared'): { release(): void } {
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

const names = {
  database: 'village.sqlite',
  lock: 'village.lock',
  uploads: 'uploads',
  trash: 'uploads-trash',
  backups: 'backups',
  pushKeys: 'push-keys.json',
} as const;

export const pathIn = (dataDir: string, name: keyof typeof names): string => join(dataDir, names[name]);

const forOwner = { folder: 0o700, file: 0o600 };
const sticky = 0o1000;

/** Restricts the folders to their owner: then nobody else can reach a file inside them, whatever its mode. */
export function makePrivate(dataDir: string): void {
  mkdirSync(dataDir, { recursive: true, mode: forOwner.folder });
  if (isOurs(dataDir)) attempt(() => chmodSync(dataDir, forOwner.folder));
  for (const name of readdirSync(dataDir)) {
    if (/^village\.(sqlite|lock)/.test(name)) attempt(() => chmodSync(join(dataDir, name), forOwner.file));
  }
  for (const name of ['uploads', 'trash', 'backups'] as const)
    attempt(() => chmodSync(pathIn(dataDir, name), forOwner.folder));
}

/** A folder that others use too (the home, the project's own, /tmp) keeps its mode whatever DATA_DIR says. */
function isOurs(dataDir: string): boolean {
  if ((lstatSync(dataDir).mode & sticky) !== 0) return false;
  if ([home(), tmpdir(), process.cwd()].some((path) => path && !relative(dataDir, path).startsWith('..'))) return false;
  return (
    readdirSync(dataDir).length === 0 ||
    existsSync(pathIn(dataDir, 'database')) ||
    existsSync(pathIn(dataDir, 'uploads'))
  );
}

/** The account of a service or a container may have none, and then Node throws. */
function home(): string | null {
  try {
    return homedir();
  } catch {
    return null;
  }
}

/** The path may be missing, belong to another account, or lie on a file system without modes. */
function attempt(change: () => void): void {
  try {
    change();
  } catch {
    // The path keeps its mode, and the app starts all the same.
  }
}
