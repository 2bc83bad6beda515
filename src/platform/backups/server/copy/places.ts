import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { acquireFolder, FolderInUse, makePrivate, pathIn } from '#server/data-folder/data-folder.ts';
import type { Env } from '#server/env.ts';
import { isUnused } from '../postgres/postgres-tools.ts';
import { finishRestore, hasUnfinishedRestore } from '../restore-journal.ts';

export class CannotCopy extends Error {}

/** A village's database, and the folder of its pictures and keys. */
export interface Place {
  databaseUrl: string | undefined;
  dataDir: string;
}

export interface Journey {
  from: Place;
  to: Place;
}

/**
 * Reads the two ends as they are typed: a data folder, the address of a PostgreSQL database, or `DATABASE_URL` for the
 * one of the settings. Beside PostgreSQL the pictures are in `DATA_DIR`; without that they stay in the other end's folder.
 */
export function planJourney(env: Pick<Env, 'given' | 'databaseUrl' | 'dataDir'>, from: string, to: string): Journey {
  const ends = [from, to].map((written) => addressIn(env, written));
  const [fromUrl, toUrl] = ends;
  if ((fromUrl === undefined) === (toUrl === undefined))
    throw new CannotCopy(
      'one end must be a data folder and the other PostgreSQL; from like to like, back up and restore',
    );
  const folder = resolve(fromUrl === undefined ? from : to);
  const beside = env.given['DATA_DIR'] === undefined ? folder : env.dataDir;
  return {
    from: { databaseUrl: fromUrl, dataDir: fromUrl === undefined ? folder : beside },
    to: { databaseUrl: toUrl, dataDir: toUrl === undefined ? folder : beside },
  };
}

function addressIn({ databaseUrl }: Pick<Env, 'databaseUrl'>, written: string): string | undefined {
  if (/^postgres(ql)?:\/\//.test(written)) return written;
  if (written !== 'DATABASE_URL') return undefined;
  if (databaseUrl === undefined) throw new CannotCopy('DATABASE_URL is not set');
  return databaseUrl;
}

/** The files beside a database that belong to its village. */
export const filesBeside = ['uploads', 'pushKeys'] as const;

/** Nobody may use either end meanwhile. Another machine's app is noticed only on PostgreSQL. */
export async function lockBoth({ from, to }: Journey): Promise<Disposable> {
  mustExist(from);
  makePrivate(to.dataDir);
  const locks = [...new Set([from.dataDir, to.dataDir])].map((folder) => acquireFolder(folder, 'alone'));
  const release = () => {
    for (const lock of locks) lock.release();
  };
  try {
    if (hasUnfinishedRestore(from.dataDir))
      throw new CannotCopy('a restore was cut short; start the app once to end it');
    for (const { databaseUrl } of [from, to]) {
      if (databaseUrl && !(await isUnused(databaseUrl))) throw new FolderInUse('somebody is connected to PostgreSQL');
    }
    await finishRestore(to);
    mustBeEmpty(from, to);
  } catch (error) {
    release();
    throw error;
  }
  return { [Symbol.dispose]: release };
}

function mustExist({ databaseUrl, dataDir }: Place): void {
  const path = databaseUrl ? dataDir : pathIn(dataDir, 'database');
  if (!existsSync(path)) throw new CannotCopy(`there is no village in ${dataDir}`);
}

function mustBeEmpty(from: Place, to: Place): void {
  if (to.databaseUrl === undefined && existsSync(pathIn(to.dataDir, 'database')))
    throw new CannotCopy(
      `${pathIn(to.dataDir, 'database')} is there already; name a new folder or move that file away`,
    );
  if (from.dataDir === to.dataDir) return;
  const taken = filesBeside.map((name) => pathIn(to.dataDir, name)).find(holdsSomething);
  if (taken) throw new CannotCopy(`${taken} is there already; name a new folder or move it away`);
}

const holdsSomething = (path: string): boolean =>
  existsSync(path) && (path.endsWith('.json') || readdirSync(path).length > 0);

/** A start, a restore or another copy removes what a kill leaves here. */
export const stagingFolder = (dataDir: string): string =>
  join(dataDir, `restore-${new Date().toISOString().replace(/[:.]/g, '-')}`);
