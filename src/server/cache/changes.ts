import { type CacheTag, everything } from '#shared/cache-tags.ts';

/** New values of a row, so that no browser has to fetch them. Every subscriber of the tag may read them. */
export interface Patch {
  row: CacheTag;
  fields: Readonly<Record<string, unknown>>;
  /** Items that were added to an append-only list, after its first `from` items. */
  added?: { from: number; items: readonly unknown[] } | undefined;
}

export interface Change {
  /** Rises with every commit, across processes, and is kept in the database. */
  number: number;
  tags: readonly CacheTag[];
  patches?: ReadonlyMap<CacheTag, Patch> | undefined;
}

/** What changed, for receivers that get no patches and have to read the rows. */
export const tagsAndRows = ({ tags, patches = new Map() }: Change): CacheTag[] => [
  ...new Set([...tags, ...[...patches.values()].map(({ row }) => row)]),
];

type Listener = (change: Change) => void;

export interface Missed {
  /** `tags` holds every change after `since`. Higher than the number asked for if the history does not reach so far back. */
  since: number;
  tags: ReadonlyMap<CacheTag, number>;
}

/** The latest change of each tag, for as many tags as are worth listing one by one. */
export class ChangeHistory {
  /** The most recently changed tag is last. */
  readonly #tags = new Map<CacheTag, number>();
  readonly #maxTags: number;
  #reachesTo = 0;

  /** `most`: how many tags to keep. */
  constructor(most = 500) {
    this.#maxTags = most;
  }

  add(number: number, tags: readonly CacheTag[]): void {
    for (const tag of tags) {
      const latest = Math.max(number, this.#tags.get(tag) ?? 0);
      this.#tags.delete(tag);
      this.#tags.set(tag, latest);
    }
    for (const [tag, latest] of this.#tags) {
      if (this.#tags.size <= this.#maxTags) break;
      this.#tags.delete(tag);
      this.#reachesTo = Math.max(this.#reachesTo, latest);
    }
  }

  /** Drops the history up to this number. Later changes, which arrived early, stay. */
  forgetUpTo(number: number): void {
    for (const [tag, latest] of this.#tags) if (latest <= number) this.#tags.delete(tag);
    this.#reachesTo = number;
  }

  /** The changes after this number, which the caller knows already. */
  since(number: number): Missed {
    const since = Math.max(number, this.#reachesTo);
    return { since, tags: new Map([...this.#tags].filter(([, latest]) => latest > since)) };
  }
}

export class Changes {
  readonly #listeners = new Set<Listener>();
  /** Numbers that arrived before a lower one: a process knows its own changes before those of others arrive. */
  readonly #early = new Set<number>();
  #history = new ChangeHistory();
  #latest = 0;
  /** By `performance.now()`. */
  #leaseEnd = Number.POSITIVE_INFINITY;

  /** The highest number up to which this process knows every change. */
  get latest(): number {
    return this.#latest;
  }

  /** Called after a commit, by the command itself and again by NOTIFY; the second call does nothing. */
  publish(change: Change): void {
    if (change.number <= this.#latest || this.#early.has(change.number)) return;
    if (change.tags.includes(everything)) {
      this.publishEverything(change.number);
      return;
    }
    this.#early.add(change.number);
    this.#closeGap();
    this.#history.add(change.number, tagsAndRows(change));
    this.#notify(change);
  }

  /** Invalidates everything, when there is no way to tell what is stale. */
  publishEverything(number = this.#latest): void {
    // This change may have no number of its own: a browser that knows all numbers may still have missed it.
    this.#history.forgetUpTo(number > this.#latest ? number : this.#latest + 1);
    this.#latest = Math.max(this.#latest, number);
    for (const early of this.#early) if (early <= this.#latest) this.#early.delete(early);
    this.#closeGap();
    this.#notify({ number: this.#latest, tags: [everything] });
  }

  /** Continues from the database's number, also when that was set back. All later changes have to be published. */
  resume(number: number): void {
    this.#latest = number;
    this.#early.clear();
    this.#history = new ChangeHistory();
    this.#history.forgetUpTo(number);
    this.#notify({ number, tags: [everything] });
  }

  since(number: number): Missed {
    return this.#history.since(number);
  }

  /**
   * Whether cached responses may be served: the changes of all other processes have arrived, or will in an instant. A
   * lease, not a flag, so that it also ends for a process that was suspended and cannot know.
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
    while (this.#early.delete(this.#latest + 1)) this.#latest += 1;
  }

  #notify(change: Change): void {
    for (const listener of this.#listeners) listener(change);
  }

  listen(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }
}

/** How far this process may be behind another one. A number further ahead cannot be real. */
const farthestAhead = 1_000;

/**
 * Checks the latest change that a client claims to know. A number past this process's latest can only be one that
 * another process has committed, so the database is asked. A number that no change has counts as 0.
 */
export type KnownChanges = ReturnType<typeof knownChanges>;

/** `lastCommitted` asks the database; leave it out when this process is the only one. */
export function knownChanges(changes: Changes, lastCommitted?: () => Promise<number>) {
  let committed = 0;
  let lastQuery: Promise<void> = Promise.resolve();
  let nextQuery: Promise<void> | undefined;
  const latest = () => Math.max(changes.latest, committed);
  const plausible = (known: number): number => (known <= latest() + (lastCommitted ? farthestAhead : 0) ? known : 0);
  const readCommitted = async () => {
    committed = Math.max(committed, (await lastCommitted?.()) ?? 0);
  };
  /** One query at a time: callers that arrive during one share the next, which begins after they have asked. */
  const queryAgain = () => {
    nextQuery ??= lastQuery.then(() => {
      nextQuery = undefined;
      const query = readCommitted();
      lastQuery = query.catch(() => undefined);
      return query;
    });
    return nextQuery;
  };
  return {
    plausible,
    async confirmed(known: number): Promise<number> {
      const believed = plausible(known);
      if (believed > latest()) await queryAgain();
      return believed <= latest() ? believed : 0;
    },
  };
}
