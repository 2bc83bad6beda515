import { overloaded } from '../failure.ts';
import { FairQueue } from './fair-queue.ts';

export class BoundedQueue {
  readonly #mostRunning: number;
  readonly #mostWaiting: number;
  readonly #waiting = new FairQueue<PromiseWithResolvers<void>>();
  #running = 0;

  constructor(mostRunning: number, mostWaiting: number) {
    this.#mostRunning = mostRunning;
    this.#mostWaiting = mostWaiting;
  }

  get waiting(): number {
    return this.#waiting.size;
  }

  get isIdle(): boolean {
    return this.#running === 0;
  }

  async run<T>(work: () => Promise<T>, share: readonly string[] = []): Promise<T> {
    await this.#turn(share);
    try {
      return await work();
    } finally {
      // The slot passes straight to the next in line, so that no new caller can slip in between.
      const next = this.#waiting.shift();
      if (next) next.resolve();
      else this.#running -= 1;
    }
  }

  async #turn(share: readonly string[]): Promise<void> {
    if (this.#running < this.#mostRunning) {
      this.#running += 1;
      return;
    }
    const turn = Promise.withResolvers<void>();
    this.#waiting.push(share, turn);
    if (this.#waiting.size > this.#mostWaiting) this.#waiting.pop()?.reject(overloaded());
    await turn.promise;
  }
}
