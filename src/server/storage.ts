import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { isStorageFailing } from './database/constraints.ts';
import type { Database } from './database/schema.ts';

const probeEvery = 1_000;
const probeBytes = 64 * 1024;

class NotKept extends Error {}

export class Storage {
  readonly #db: Database;
  readonly #dataDir: string;
  #failing = false;
  #probedAt = 0;

  constructor(db: Database, dataDir: string) {
    this.#db = db;
    this.#dataDir = dataDir;
  }

  note(error: unknown): void {
    if (isStorageFailing(error)) this.#failing = true;
  }

  async takesWrites(): Promise<boolean> {
    if (this.#failing && performance.now() - this.#probedAt > probeEvery) {
      this.#probedAt = performance.now();
      this.#failing = !(await this.#hasSpace());
    }
    return !this.#failing;
  }

  /** Grows the database and the folder a little, and takes it back. */
  async #hasSpace(): Promise<boolean> {
    try {
      await this.#db.transaction().execute(growAndUndo).catch(unlessUndone);
      await this.#fillFile();
      return true;
    } catch (error) {
      if (isStorageFailing(error)) return false;
      throw error;
    }
  }

  async #fillFile(): Promise<void> {
    const path = join(this.#dataDir, `.space-${process.pid}`);
    try {
      const file = await open(path, 'w', 0o600);
      await file.writeFile(Buffer.alloc(probeBytes, 1)).finally(() => file.close());
    } finally {
      await rm(path, { force: true });
    }
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
