import { closeSync, openSync, readSync } from 'node:fs';

/** Both copies of its head, which every commit of every process rewrites: https://www.sqlite.org/walformat.html */
const headBytes = 96;

/** The file that processes on one SQLite database share, looked at in one system call instead of a transaction. */
export class WalIndex {
  readonly #path: string;
  #file: number | undefined;
  #isClosed = false;
  #seen = Buffer.alloc(headBytes);
  #found = Buffer.alloc(headBytes);

  /** It is there once something was read from the database. */
  constructor(databasePath: string) {
    this.#path = `${databasePath}-shm`;
  }

  /** Whether anybody may have written since the last call; true where that cannot be told. */
  hasMoved(): boolean {
    if (!this.#read()) return true;
    if (this.#found.equals(this.#seen)) return false;
    [this.#seen, this.#found] = [this.#found, this.#seen];
    return true;
  }

  /** Only after the database is: closing a file gives up the locks that SQLite holds on it. */
  close(): void {
    this.#isClosed = true;
    if (this.#file !== undefined) closeSync(this.#file);
    this.#file = undefined;
  }

  #read(): boolean {
    if (this.#isClosed) return false;
    try {
      this.#file ??= openSync(this.#path, 'r');
      return readSync(this.#file, this.#found, 0, headBytes, 0) === headBytes;
    } catch {
      return false;
    }
  }
}
