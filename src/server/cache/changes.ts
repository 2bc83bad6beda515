/**
 * What a committed command changed: a list (`games`), a row (`game:115`), or a part of one (`comments:game:115`).
 * Cached answers, live streams and other processes all go by these names.
 */
export type CacheTag = string;

/** What an answer is made of that shows rows of a kind, whichever they are: `game:*`, touched by `game:115`. */
export const anyOf = (tag: CacheTag): CacheTag => `${tag.slice(0, tag.lastIndexOf(':'))}:*`;

/** Stands for all tags: another process wrote to the file, or word of changes was lost for a while. */
export const everything: CacheTag = '*';

/** What of a row has changed, as it is now, so that nobody has to fetch it: all who hear of the tag may read it. */
export interface Patch {
  row: CacheTag;
  fields: Readonly<Record<string, unknown>>;
  /** What was added to a list that only grows, behind its first `from`. */
  added?: { from: number; items: readonly unknown[] } | undefined;
}

export interface Change {
  /** Rises with every commit, across processes, and is kept in the database. */
  number: number;
  tags: readonly CacheTag[];
  patches?: Readonly<Record<CacheTag, Patch>> | undefined;
}

/** What changed, for those who are told without its patches: they have to read the rows. */
export const tagsAndRows = ({ tags, patches = {} }: Change): CacheTag[] => [
  ...new Set([...tags, ...Object.values(patches).map(({ row }) => row)]),
];

type Listener = (change: Change) => void;

export interface Missed {
  /** Every later change is told of here. Higher than the number asked about where that is too long ago to know. */
  since: number;
  tags: ReadonlyMap<string, number>;
}

/** The latest change of each tag, as far back as they are worth telling one by one. */
export class ChangeHistory {
  /** The tag told of last is last. */
  readonly #tags = new Map<string, number>();
  readonly #mostTags: number;
  #reachesTo = 0;

  /** So many at most. */
  constructor(most = 500) {
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

  since(number: number): Missed {
    const since = Math.max(number, this.#reachesTo);
    return { since, tags: new Map([...this.#tags].filter(([, latest]) => latest > since)) };
  }
}

export class Changes {
  readonly #listeners = new Set<Listener>();
  /** Numbers heard of before one that came earlier: a command's own process knows of it before others' word arrives. */
  readonly #ahead = new Set<number>();
  #history = new ChangeHistory();
  #latest = 0;
  /** By `performance.now()`. */
  #leaseEnd = Number.POSITIVE_INFINITY;

  /** The highest number up to which this process has heard of every change. */
  get latest(): number {
    return this.#latest;
  }

  /** Called after a commit, by the command's own process and by word of the database; the second time says nothing new. */
  publish(change: Change): void {
    if (change.number <= this.#latest || this.#ahead.has(change.number)) return;
    if (change.tags.includes(everything)) {
      this.publishEverything(change.number);
      return;
    }
    this.#ahead.add(change.number);
    this.#closeGap();
    this.#history.add(change.number, tagsAndRows(change));
    this.#notify(change);
  }

  /** Forgets everything that was kept, because it can no longer be told what is stale. */
  publishEverything(number = this.#latest): void {
    // What has no number of its own may be missed by whoever knows all numbers.
    this.#history.forgetUpTo(number > this.#latest ? number : this.#latest + 1);
    this.#latest = Math.max(this.#latest, number);
    for (const known of this.#ahead) if (known <= this.#latest) this.#ahead.delete(known);
    this.#closeGap();
    this.#notify({ number: this.#latest, tags: [everything] });
  }

  /** Takes up where the database stands now, also when it was set back; word of every later change has to follow. */
  resume(number: number): void {
    this.#latest = number;
    this.#ahead.clear();
    this.#history = new ChangeHistory();
    this.#history.forgetUpTo(number);
    this.#notify({ number, tags: [everything] });
  }

  since(number: number): Missed {
    return this.#history.since(number);
  }

  /**
   * Whether what is kept may be served: word of every other process's changes has come, or comes in an instant. A
   * lease, not a flag, so that it also ends for a process that stood still and cannot know.
   */
  get isComplete(): boolean {
    return performance.now() < this.#leaseEnd;
  }

  renewLease(until: number): void {
    this.#leaseEnd = until;
  }

  endLease(): void {
    this.#leaseEnd = Number.NEGATIVE_INFINITY;
  }

  #closeGap(): void {
    while (this.#ahead.delete(this.#latest + 1)) this.#latest += 1;
  }

  #notify(change: Change): void {
    for (const listener of this.#listeners) listener(change);
  }

  listen(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }
}
