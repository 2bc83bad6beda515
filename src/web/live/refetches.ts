const everyMs = 1_000;
const mostRemembered = 200;

export type ChangedTags = ReadonlyMap<string, number>;

/** When to fetch again what changes: each tag at once, then at most once a second, and never missing the last. */
export class Refetches {
  readonly #refetch: (tags: ChangedTags) => void;
  readonly #fetchedAt = new Map<string, number>();
  readonly #waiting = new Map<string, number>();
  readonly #later = new Map<string, { change: number; timer: ReturnType<typeof setTimeout> }>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(refetch: (tags: ChangedTags) => void) {
    this.#refetch = refetch;
  }

  ask(changed: ChangedTags): void {
    for (const [tag, change] of changed) this.#waiting.set(tag, Math.max(change, this.#waiting.get(tag) ?? 0));
    this.#run();
  }

  /** At a random moment within this time: many browsers are told so at once. */
  askWithin(changed: ChangedTags, withinMs: number): void {
    for (const [tag, change] of changed) {
      const known = this.#later.get(tag);
      if (known) known.change = Math.max(change, known.change);
      else this.#later.set(tag, { change, timer: setTimeout(() => this.#askNow(tag), Math.random() * withinMs) });
    }
  }

  stop(): void {
    clearTimeout(this.#timer);
    for (const { timer } of this.#later.values()) clearTimeout(timer);
    this.#later.clear();
    this.#waiting.clear();
  }

  #askNow(tag: string): void {
    const change = this.#later.get(tag)?.change ?? 0;
    this.#later.delete(tag);
    this.ask(new Map([[tag, change]]));
  }

  #run(): void {
    clearTimeout(this.#timer);
    const now = performance.now();
    const due = new Map([...this.#waiting].filter(([tag]) => this.#restOf(tag, now) <= 0));
    if (this.#fetchedAt.size > mostRemembered) this.#forgetRested(now);
    for (const tag of due.keys()) {
      this.#waiting.delete(tag);
      this.#fetchedAt.set(tag, now);
    }
    const rests = [...this.#waiting.keys()].map((tag) => this.#restOf(tag, now));
    if (rests.length > 0) this.#timer = setTimeout(() => this.#run(), Math.min(...rests));
    if (due.size > 0) this.#refetch(due);
  }

  #restOf(tag: string, now: number): number {
    return (this.#fetchedAt.get(tag) ?? Number.NEGATIVE_INFINITY) + everyMs - now;
  }

  #forgetRested(now: number): void {
    for (const tag of this.#fetchedAt.keys()) if (this.#restOf(tag, now) <= 0) this.#fetchedAt.delete(tag);
  }
}
