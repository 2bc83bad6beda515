const everyMs = 1_000;

export type ChangedTags = ReadonlyMap<string, number>;

/** Throttles refetches: each tag at once, then at most once a second, and always after its last change. */
export class Refetches {
  readonly #refetch: (tags: ChangedTags) => void;
  /** By tag: the time from which it may be refetched at once again. */
  readonly #restedAt = new Map<string, number>();
  readonly #waiting = new Map<string, { change: number; dueAt: number }>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(refetch: (tags: ChangedTags) => void) {
    this.#refetch = refetch;
  }

  /** With `withinMs`, refetches at a random moment within that time, since many browsers are told at once. */
  schedule(changed: ChangedTags, withinMs = 0): void {
    const earliest = performance.now() + Math.random() * withinMs;
    for (const [tag, change] of changed) {
      const pending = this.#waiting.get(tag) ?? { change, dueAt: Number.POSITIVE_INFINITY };
      const dueAt = Math.max(earliest, this.#restedAt.get(tag) ?? 0);
      this.#waiting.set(tag, { change: Math.max(change, pending.change), dueAt: Math.min(dueAt, pending.dueAt) });
    }
    this.#run();
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#waiting.clear();
  }

  #run(): void {
    clearTimeout(this.#timer);
    const now = performance.now();
    for (const [tag, at] of this.#restedAt) if (at <= now) this.#restedAt.delete(tag);
    const due = new Map<string, number>();
    for (const [tag, { change, dueAt }] of this.#waiting) {
      if (dueAt > now) continue;
      due.set(tag, change);
      this.#waiting.delete(tag);
      this.#restedAt.set(tag, now + everyMs);
    }
    const next = Math.min(...[...this.#waiting.values()].map(({ dueAt }) => dueAt));
    if (this.#waiting.size > 0) this.#timer = setTimeout(() => this.#run(), next - now);
    if (due.size > 0) this.#refetch(due);
  }
}
