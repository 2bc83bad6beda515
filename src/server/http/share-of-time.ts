/** In milliseconds: the time of day, and what this thread has had of a processor. */
export interface Clock {
  now(): number;
  used(): number;
}

export const ofProcess: Clock = {
  now: () => performance.now(),
  used: () => {
    const { user, system } = process.threadCpuUsage();
    return (user + system) / 1_000;
  },
};

/** What work takes of the thread's processor: a burst of it at once, and a share of the time from then on. */
export class ShareOfTime {
  readonly #share: number;
  readonly #burst: number;
  readonly #clock: Clock;
  #spent = 0;
  #countedAt: number;

  /** `share` of each second, from 0 to 1, and `burst` milliseconds beyond it. */
  constructor({ share, burst }: { share: number; burst: number }, clock = ofProcess) {
    this.#share = share;
    this.#burst = burst;
    this.#clock = clock;
    this.#countedAt = clock.now();
  }

  get isLeft(): boolean {
    const now = this.#clock.now();
    this.#spent = Math.max(0, this.#spent - (now - this.#countedAt) * this.#share);
    this.#countedAt = now;
    return this.#spent < this.#burst;
  }

  /** Does what waits for nothing, and counts what it took: not for how long others had the processor meanwhile. */
  spend<T>(work: () => T): T {
    const before = this.#clock.used();
    try {
      return work();
    } finally {
      this.add(this.#clock.used() - before);
    }
  }

  add(milliseconds: number): void {
    this.#spent += milliseconds;
  }
}
