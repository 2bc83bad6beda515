import { closeSync, openSync, readSync } from 'node:fs';

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
