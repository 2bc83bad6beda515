import { closeSync, existsSync, openSync, readdirSync, readSync, statSync } from 'node:fs';
import { Kysely, type Logger } from 'kysely';
import { makePrivate, pathIn } from '../data-folder/data-folder.ts';
import { WrongSetting } from '../env.ts';
import type { Engine } from './engine.ts';
import { type ConnectOptions, openPostgres } from './postgres.ts';
import type { Database, Schema } from './schema.ts';
import { openSqliteFile, sqliteDialect } from './sqlite/sqlite.ts';
import { DatabaseGuard, type DatabaseLost } from './sqlite/sqlite-guard.ts';

export interface OpenDatabase {
  db: Database;
  writing: Database;
  engine: Engine;
  job<T>(work: (db: Database) => Promise<T>): Promise<T>;
  /** Rises when another process has written to the same SQLite file; always 0 on PostgreSQL, which uses NOTIFY. */
  externalWrites(): number;
  /** Calls back once when the SQLite file turns out not to be the one that was opened. Every query fails from then on. */
  onLost(listener: (fault: DatabaseLost) => void): void;
  close(): Promise<void>;
}

interface OpenOptions extends ConnectOptions {
  databaseUrl: string | undefined;
  dataDir: string;
}

export async function openDatabase({ databaseUrl, dataDir, ...options }: OpenOptions): Promise<OpenDatabase> {
  return databaseUrl ? openPostgres(databaseUrl, options) : openSqlite(dataDir, options.log);
}

function openSqlite(dataDir: string, log: Logger | undefined): OpenDatabase {
  makePrivate(dataDir);
  mustNotBeEmptied(dataDir);
  const path = pathIn(dataDir, 'database');
  const file = openSqliteFile(path);
  const readerFile = openSqliteFile(path);
  const guard = new DatabaseGuard(path);
  const db = new Kysely<Schema>({ dialect: sqliteDialect(file, readerFile, guard), ...(log && { log }) });
  const index = new WalIndex(path);
  const dataVersion = file.prepare('pragma data_version');
  let version = 0;
  let mayHaveChanged = false;
  return {
    db,
    writing: db,
    engine: 'sqlite',
    job: (work) => work(db),
    // Called outside of a request's queries, so it must not throw: those report what is wrong.
    externalWrites: () => {
      if (!guard.seemsThere()) return version;
      mayHaveChanged ||= index.hasMoved();
      if (!mayHaveChanged) return version;
      try {
        version = Number(dataVersion.get()?.data_version ?? 0);
        mayHaveChanged = false;
      } catch (error) {
        guard.notice(error);
      }
      return version;
    },
    onLost: (listener) => guard.onLost(listener),
    close: async () => {
      // Kysely closes only connections that it has used.
      await db.destroy();
      for (const connection of [readerFile, file]) if (connection.isOpen) connection.close();
      guard.close();
      index.close();
    },
  };
}

/**
 * SQLite takes an empty file for a new database, and throws away the newest writes in the WAL beside it. If other files
 * of a village are there, a disk or a copy has failed, and a demo in its place would only hide that.
 */
function mustNotBeEmptied(dataDir: string): void {
  const path = pathIn(dataDir, 'database');
  if (!existsSync(path) || statSync(path).size > 0) return;
  const hasWrites = existsSync(`${path}-wal`) && statSync(`${path}-wal`).size > 0;
  if (!hasWrites && !holdsFiles(pathIn(dataDir, 'uploads')) && !holdsFiles(pathIn(dataDir, 'backups'))) return;
  throw new WrongSetting(
    `${path} is empty, and what lies beside it is not: restore a backup, or move that file away to begin anew`,
  );
}

const holdsFiles = (folder: string): boolean => existsSync(folder) && readdirSync(folder).length > 0;

/** Both copies of the header, which every commit of every process rewrites: https://www.sqlite.org/walformat.html */
const headBytes = 96;

/** The file that all processes on a SQLite database share; reading it is one system call instead of a transaction. */
export class WalIndex {
  readonly #path: string;
  #file: number | undefined;
  #isClosed = false;
  #lastHeader = Buffer.alloc(headBytes);
  #header = Buffer.alloc(headBytes);

  /** The file exists once something was read from the database. */
  constructor(databasePath: string) {
    this.#path = `${databasePath}-shm`;
  }

  /** Whether any process may have written since the last call; true when that is unknown. */
  hasMoved(): boolean {
    if (!this.#read()) return true;
    if (this.#header.equals(this.#lastHeader)) return false;
    [this.#lastHeader, this.#header] = [this.#header, this.#lastHeader];
    return true;
  }

  /** Call it only after the database is closed: closing this file releases the locks that SQLite holds on it. */
  close(): void {
    this.#isClosed = true;
    if (this.#file !== undefined) closeSync(this.#file);
    this.#file = undefined;
  }

  #read(): boolean {
    if (this.#isClosed) return false;
    try {
      this.#file ??= openSync(this.#path, 'r');
      return readSync(this.#file, this.#header, 0, headBytes, 0) === headBytes;
    } catch {
      return false;
    }
  }
}
