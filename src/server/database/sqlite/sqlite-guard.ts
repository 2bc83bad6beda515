import { closeSync, openSync, readSync, type Stats, statSync } from 'node:fs';
import { isDamaged } from '../engine.ts';

export class DatabaseLost extends Error {}

const checkEvery = 1_000;
const signature = 'SQLite format 3\0';

/** Watches an open database file, which somebody may rename, remove or overwrite. Once lost, it stays lost. */
export class DatabaseGuard {
  readonly #path: string;
  readonly #opened: Stats;
  /** Undefined once closed: the system reuses the descriptor for the next file that is opened. */
  #head: number | undefined;
  readonly #listeners = new Set<(fault: DatabaseLost) => void>();
  #checkedAt = performance.now();
  #fault: DatabaseLost | undefined;

  constructor(path: string) {
    this.#path = path;
    this.#opened = statSync(path);
    // Stays open as long as the database: closing any handle of the file releases the locks that SQLite holds.
    this.#head = openSync(path, 'r');
  }

  onLost(listener: (fault: DatabaseLost) => void): void {
    this.#listeners.add(listener);
  }

  mustBeThere(): void {
    if (!this.#fault && !this.#isThere()) this.#lose('was replaced or removed');
    if (this.#fault) throw this.#fault;
  }

  /** Whether the file is still there, checked at most once a second. */
  seemsThere(): boolean {
    if (this.#fault) return false;
    const now = performance.now();
    if (now - this.#checkedAt < checkEvery) return true;
    this.#checkedAt = now;
    if (!this.#isThere()) this.#lose('was replaced or removed');
    return !this.#fault;
  }

  async watch<T>(query: () => Promise<T>): Promise<T> {
    if (this.#fault) throw this.#fault;
    try {
      return await query();
    } catch (error) {
      throw this.notice(error);
    }
  }

  /** The error to report for a failed query: the fault of the file if that is the cause, otherwise the error itself. */
  notice(error: unknown): unknown {
    if (isDamaged(error)) this.#lose('is damaged or was overwritten', error);
    return this.#fault ?? error;
  }

  close(): void {
    if (this.#head !== undefined) closeSync(this.#head);
    this.#head = undefined;
  }

  #isThere(): boolean {
    if (this.#head === undefined) return true;
    const found = statSync(this.#path, { throwIfNoEntry: false });
    if (found?.ino !== this.#opened.ino || found.dev !== this.#opened.dev) return false;
    const head = Buffer.alloc(signature.length);
    readSync(this.#head, head, 0, head.length, 0);
    return found.size === 0 || head.toString('latin1') === signature;
  }

  #lose(damage: string, cause?: unknown): void {
    if (this.#fault) return;
    const advice = 'nothing is read or written any more; stop the app, restore a backup, start it again';
    this.#fault = new DatabaseLost(`The database file ${this.#path} ${damage} while the app ran: ${advice}`, { cause });
    for (const listener of this.#listeners) listener(this.#fault);
  }
}
