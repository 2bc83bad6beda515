const everyMs = 1_000;
const mostRemembered = 200;

export type ChangedTopics = ReadonlyMap<string, number>;

/** When to fetch again what changes: each topic at once, then at most once a second, and never missing the last. */
export class Refetches {
  readonly #refetch: (topics: ChangedTopics) => void;
  readonly #fetchedAt = new Map<string, number>();
  readonly #waiting = new Map<string, number>();
  readonly #later = new Map<string, { change: number; timer: ReturnType<typeof setTimeout> }>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(refetch: (topics: ChangedTopics) => void) {
    this.#refetch = refetch;
  }

  ask(changed: ChangedTopics): void {
    for (const [topic, change] of changed) this.#waiting.set(topic, Math.max(change, this.#waiting.get(topic) ?? 0));
    this.#run();
  }

  /** At a random moment within this time: many browsers are told so at once. */
  askWithin(changed: ChangedTopics, withinMs: number): void {
    for (const [topic, change] of changed) {
      const known = this.#later.get(topic);
      if (known) known.change = Math.max(change, known.change);
      else this.#later.set(topic, { change, timer: setTimeout(() => this.#askNow(topic), Math.random() * withinMs) });
    }
  }

  stop(): void {
    clearTimeout(this.#timer);
    for (const { timer } of this.#later.values()) clearTimeout(timer);
    this.#later.clear();
    this.#waiting.clear();
  }

  #askNow(topic: string): void {
    const change = this.#later.get(topic)?.change ?? 0;
    this.#later.delete(topic);
    this.ask(new Map([[topic, change]]));
  }

  #run(): void {
    clearTimeout(this.#timer);
    const now = performance.now();
    const due = new Map([...this.#waiting].filter(([topic]) => this.#restOf(topic, now) <= 0));
    if (this.#fetchedAt.size > mostRemembered) this.#forgetRested(now);
    for (const topic of due.keys()) {
      this.#waiting.delete(topic);
      this.#fetchedAt.set(topic, now);
    }
    const rests = [...this.#waiting.keys()].map((topic) => this.#restOf(topic, now));
    if (rests.length > 0) this.#timer = setTimeout(() => this.#run(), Math.min(...rests));
    if (due.size > 0) this.#refetch(due);
  }

  #restOf(topic: string, now: number): number {
    return (this.#fetchedAt.get(topic) ?? Number.NEGATIVE_INFINITY) + everyMs - now;
  }

  #forgetRested(now: number): void {
    for (const topic of this.#fetchedAt.keys()) if (this.#restOf(topic, now) <= 0) this.#fetchedAt.delete(topic);
  }
}
