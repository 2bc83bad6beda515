/** Limits the CPU time of some work: to a burst at once, and to a share of the time from then on. */
export class ShareOfTime {
  readonly #share: number;
  readonly #burst: number;
  #spent = 0;
  #countedAt = performance.now();

  /** `share` of each second, from 0 to 1, and `burst` milliseconds beyond it. */
  constructor({ share, burst }: { share: number; burst: number }) {
    this.#share = share;
    this.#burst = burst;
  }

  get isLeft(): boolean {
    const now = performance.now();
    this.#spent = Math.max(0, this.#spent - (now - this.#countedAt) * this.#share);
    this.#countedAt = now;
    return this.#spent < this.#burst;
  }

  /** Runs synchronous work and counts its CPU time, without the time in which other programs had the processor. */
  spend<T>(work: () => T): T {
    const before = process.threadCpuUsage();
    try {
      return work();
    } finally {
      const { user, system } = process.threadCpuUsage(before);
      this.#spent += (user + system) / 1_000;
    }
  }
}
