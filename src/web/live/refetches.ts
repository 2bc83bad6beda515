const everyMs = 1_000;
/** Beyond this many topics those that have not been named for a while are forgotten. */
const mostRemembered = 200;

/** When to fetch again what changes: each topic at once, then at most once a second, and never missing the last. */
export class Refetches {
  readonly #refetch: (topics: readonly string[]) => void;
  /** When each topic was last fetched for. */
  readonly #fetchedAt = new Map<string, number>();
  readonly #waiting = new Set<string>();
  /** Topics that are fetched for at some moment to come, with their timers. */
  readonly #later = new Map<string, ReturnType<typeof setTimeout>>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(refetch: (topics: readonly string[]) => void) {
    this.#refetch = refetch;
  }

  ask(topics: readonly string[]): void {
    for (const topic of topics) this.#waiting.add(topic);
    this.#run();
  }

  /** At a random moment within this time: many browsers are told so at once. */
  askWithin(topics: readonly string[], withinMs: number): void {
    for (const topic of topics) {
      if (this.#later.has(topic)) continue;
      const ask = () => {
        this.#later.delete(topic);
        this.ask([topic]);
      };
      this.#later.set(topic, setTimeout(ask, Math.random() * withinMs));
    }
  }

  /** Forgets what is still to be fetched. */
  stop(): void {
    clearTimeout(this.#timer);
    for (const timer of this.#later.values()) clearTimeout(timer);
    this.#later.clear();
    this.#waiting.clear();
  }

  #run(): void {
    clearTimeout(this.#timer);
    const now = performance.now();
    const due = [...this.#waiting].filter((topic) => this.#restOf(topic, now) <= 0);
    if (this.#fetchedAt.size > mostRemembered) this.#forgetRested(now);
    for (const topic of due) {
      this.#waiting.delete(topic);
      this.#fetchedAt.set(topic, now);
    }
    const rests = [...this.#waiting].map((topic) => this.#restOf(topic, now));
    if (rests.length > 0) this.#timer = setTimeout(() => this.#run(), Math.min(...rests));
    if (due.length > 0) this.#refetch(due);
  }

  #restOf(topic: string, now: number): number {
    return (this.#fetchedAt.get(topic) ?? Number.NEGATIVE_INFINITY) + everyMs - now;
  }

  #forgetRested(now: number): void {
    for (const topic of this.#fetchedAt.keys()) if (this.#restOf(topic, now) <= 0) this.#fetchedAt.delete(topic);
  }
}
