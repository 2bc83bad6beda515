import { overloaded } from './failure.ts';

/** Lets a few pieces of heavy work run at once and the next ones wait; more than that are turned away. */
export class BoundedQueue {
  readonly #mostRunning: number;
  readonly #mostWaiting: number;
  readonly #waiting: (() => void)[] = [];
  #running = 0;

  constructor(mostRunning: number, mostWaiting: number) {
    this.#mostRunning = mostRunning;
    this.#mostWaiting = mostWaiting;
  }

  async run<T>(work: () => Promise<T>): Promise<T> {
    await this.#turn();
    try {
      return await work();
    } finally {
      // The place passes straight to the next in line, so that nobody can slip in between.
      const next = this.#waiting.shift();
      if (next) next();
      else this.#running -= 1;
    }
  }

  async #turn(): Promise<void> {
    if (this.#running < this.#mostRunning) {
      this.#running += 1;
      return;
    }
    if (this.#waiting.length >= this.#mostWaiting) throw overloaded();
    await new Promise<void>((resolve) => this.#waiting.push(resolve));
  }
}
