import { chmodSync, existsSync, lstatSync, mkdirSync, readdirSync } from 'node:fs';
import { chmod, lstat, opendir } from 'node:fs/promises';
import { homedir, tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { pathIn } from './names.ts';

const forOwner = { folder: 0o700, file: 0o600 };
const sticky = 0o1000;

export function makePrivate(dataDir: string): void {
  mkdirSync(dataDir, { recursive: true, mode: forOwner.folder });
  if (isOurs(dataDir)) attempt(() => chmodSync(dataDir, forOwner.folder));
  for (const name of readdirSync(dataDir)) {
    if (/^village\.(sqlite|lock)/.test(name)) attempt(() => chmodSync(join(dataDir, name), forOwner.file));
  }
}

/** The same for all that lies below: pictures and backups may be many, so nobody waits for it. */
export async function makeContentPrivate(dataDir: string): Promise<void> {
  for (const what of ['uploads', 'trash', 'backups'] as const)
    await restrict(pathIn(dataDir, what)).catch(() => undefined);
}

async function restrict(path: string): Promise<void> {
  const { mode } = await lstat(path);
  if ((mode & 0o077) !== 0) await chmod(path, forOwner.folder);
  for await (const entry of await opendir(path)) {
    const inside = join(path, entry.name);
    if (entry.isDirectory()) await restrict(inside);
    else if (entry.isFile() && ((await lstat(inside)).mode & 0o077) !== 0) await chmod(inside, forOwner.file);
  }
}

/** A folder that others use too (the home, the project's own, /tmp) keeps its mode whatever DATA_DIR says. */
function isOurs(dataDir: string): boolean {
  if ((lstatSync(dataDir).mode & sticky) !== 0) return false;
  if ([homedir(), tmpdir(), process.cwd()].some((path) => !relative(dataDir, path).startsWith('..'))) return false;
  return (
    readdirSync(dataDir).length === 0 ||
    existsSync(pathIn(dataDir, 'database')) ||
    existsSync(pathIn(dataDir, 'uploads'))
  );
}

/** Another account's files, or a file system without modes: no reason not to start. */
function attempt(change: () => void): void {
  try {
    change();
  } catch {
    // Left as it is.
  }
}
