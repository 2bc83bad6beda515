import { overloaded } from '../failure.ts';

/** How long a caller waits for what is done for them. Past it they are told that the server is busy, and nothing is done any more. */
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

  /** From here on the work is done, so that its caller waits for what becomes of it. */
  lift(): void {
    this.mustNotBeOver();
    clearTimeout(this.#timer);
  }
}
