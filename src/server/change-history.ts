export interface Missed {
  /** Every later change is told of here. Higher than the number asked about where that is too long ago to know. */
  since: number;
  topics: ReadonlyMap<string, number>;
}

const mostTopics = 500;

/** The latest change of each topic, as far back as they are worth telling one by one. */
export class ChangeHistory {
  /** The topic told of last is last. */
  readonly #topics = new Map<string, number>();
  readonly #mostTopics: number;
  #reachesTo = 0;

  constructor(most = mostTopics) {
    this.#mostTopics = most;
  }

  add(number: number, topics: readonly string[]): void {
    for (const topic of topics) {
      const latest = Math.max(number, this.#topics.get(topic) ?? 0);
      this.#topics.delete(topic);
      this.#topics.set(topic, latest);
    }
    for (const [topic, latest] of this.#topics) {
      if (this.#topics.size <= this.#mostTopics) break;
      this.#topics.delete(topic);
      this.#reachesTo = Math.max(this.#reachesTo, latest);
    }
  }

  /** Nothing is known of what happened up to there; changes further on that were heard of early still are. */
  forgetUpTo(number: number): void {
    for (const [topic, latest] of this.#topics) if (latest <= number) this.#topics.delete(topic);
    this.#reachesTo = number;
  }

  forgetAll(number: number): void {
    this.#topics.clear();
    this.#reachesTo = number;
  }

  since(number: number): Missed {
    const since = Math.max(number, this.#reachesTo);
    return { since, topics: new Map([...this.#topics].filter(([, latest]) => latest > since)) };
  }
}
