export interface Missed {
  /** Every later change is told of here. Higher than the number asked about where that is too long ago to know. */
  since: number;
  tags: ReadonlyMap<string, number>;
}

const mostTags = 500;

/** The latest change of each tag, as far back as they are worth telling one by one. */
export class ChangeHistory {
  /** The tag told of last is last. */
  readonly #tags = new Map<string, number>();
  readonly #mostTags: number;
  #reachesTo = 0;

  constructor(most = mostTags) {
    this.#mostTags = most;
  }

  add(number: number, tags: readonly string[]): void {
    for (const tag of tags) {
      const latest = Math.max(number, this.#tags.get(tag) ?? 0);
      this.#tags.delete(tag);
      this.#tags.set(tag, latest);
    }
    for (const [tag, latest] of this.#tags) {
      if (this.#tags.size <= this.#mostTags) break;
      this.#tags.delete(tag);
      this.#reachesTo = Math.max(this.#reachesTo, latest);
    }
  }

  /** Nothing is known of what happened up to there; changes further on that were heard of early still are. */
  forgetUpTo(number: number): void {
    for (const [tag, latest] of this.#tags) if (latest <= number) this.#tags.delete(tag);
    this.#reachesTo = number;
  }

  forgetAll(number: number): void {
    this.#tags.clear();
    this.#reachesTo = number;
  }

  since(number: number): Missed {
    const since = Math.max(number, this.#reachesTo);
    return { since, tags: new Map([...this.#tags].filter(([, latest]) => latest > since)) };
  }
}
