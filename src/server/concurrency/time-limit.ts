import { overloaded } from '../failure.ts';

/** Limits how long a caller waits. Past it the caller is told that the server is busy, and the work must stop. */
export class TimeLimit {
  readonly #over = Promise.withResolvers<never>();
  readonly #timer: NodeJS.Timeout;
  #isOver = false;

  constructor(milliseconds: number) {
    this.#over.promise.catch(() => undefined);
    this.#timer = setTimeout(() => {
      this.#isOver = true;
      this.#over.reject(overloaded());
    }, milliseconds);
  }

  async within<T>(work: Promise<T>): Promise<T> {
    try {
      return await Promise.race([work, this.#over.promise]);
    } finally {
      clearTimeout(this.#timer);
    }
  }

  mustNotBeOver(): void {
    if (this.#isOver) throw overloaded();
  }

  /** Called just before the commit: from here on the caller waits for the result, however long that takes. */
  lift(): void {
    this.mustNotBeOver();
    clearTimeout(this.#timer);
  }
}
