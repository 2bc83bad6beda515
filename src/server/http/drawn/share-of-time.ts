/** What work takes of the one processor: a burst of it at once, and a share of the time from then on. */
export class ShareOfTime {
  readonly #share: number;
  readonly #burst: number;
  readonly #now: () => number;
  #spent = 0;
  #countedAt: number;

  /** `share` of each second, from 0 to 1, and `burst` milliseconds beyond it. */
  constructor({ share, burst }: { share: number; burst: number }, now: () => number = () => performance.now()) {
    this.#share = share;
    this.#burst = burst;
    this.#now = now;
    this.#countedAt = now();
  }

  get isLeft(): boolean {
    this.#giveBack();
    return this.#spent < this.#burst;
  }

  /** Does what waits for nothing, and counts how long it took. */
  spend<T>(work: () => T): T {
    const begin = this.#now();
    try {
      return work();
    } finally {
      this.#giveBack();
      this.#spent += this.#now() - begin;
    }
  }

  #giveBack(): void {
    const now = this.#now();
    this.#spent = Math.max(0, this.#spent - (now - this.#countedAt) * this.#share);
    this.#countedAt = now;
  }
}
