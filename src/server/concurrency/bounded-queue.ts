import { overloaded } from '../failure.ts';

export class BoundedQueue {
  readonly #maxRunning: number;
  readonly #maxQueued: number;
  readonly #waiting = new FairQueue<PromiseWithResolvers<void>>();
  #running = 0;

  constructor(maxRunning: number, maxQueued: number) {
    this.#maxRunning = maxRunning;
    this.#maxQueued = maxQueued;
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
    if (this.#running < this.#maxRunning) {
      this.#running += 1;
      return;
    }
    const turn = Promise.withResolvers<void>();
    this.#waiting.push(share, turn);
    if (this.#waiting.size > this.#maxQueued) this.#waiting.pop()?.reject(overloaded());
    await turn.promise;
  }
}

/**
 * A queue that takes turns between shares: `['10.0.0.1', 'thandi']` is the share of an address, and within it of a name.
 * Each share of a level has its turn as often as the others, however many items wait in it.
 */
export class FairQueue<T> {
  readonly #own: T[] = [];
  readonly #shares = new Map<string, FairQueue<T>>();
  #size = 0;

  get size(): number {
    return this.#size;
  }

  push([name, ...rest]: readonly string[], item: T): void {
    this.#size += 1;
    if (name === undefined) return void this.#own.push(item);
    const share = this.#shares.get(name) ?? new FairQueue<T>();
    this.#shares.set(name, share);
    share.push(rest, item);
  }

  shift(): T | undefined {
    if (this.#size === 0) return undefined;
    this.#size -= 1;
    const [first] = this.#shares;
    if (!first) return this.#own.shift();
    const [name, share] = first;
    const item = share.shift();
    this.#shares.delete(name);
    if (share.size > 0) this.#shares.set(name, share);
    return item;
  }

  pop(): T | undefined {
    if (this.#size === 0) return undefined;
    this.#size -= 1;
    const [first, ...others] = this.#shares;
    if (!first) return this.#own.pop();
    const [name, share] = others.reduce((most, other) => (other[1].size >= most[1].size ? other : most), first);
    const item = share.pop();
    if (share.size === 0) this.#shares.delete(name);
    return item;
  }
}
