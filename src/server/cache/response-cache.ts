import { bytesOf, type CachedResponse } from './cached-response.ts';
import { anyOf, type CacheTag, type Changes, everything } from './changes.ts';

interface SharedRead {
  /** Who asks for what, as it was asked: a repeated question is known without being parsed. */
  key: string;
  tags: readonly CacheTag[];
  /** The latest change that the asker knows of, here or from another process. */
  knownChange: number;
}

interface ReadStart {
  tags: readonly CacheTag[];
  generations: readonly number[];
}

interface Entry {
  tags: readonly CacheTag[];
  answer: CachedResponse;
  bytes: number;
}

interface Flight extends ReadStart {
  knew: number;
  answer: Promise<CachedResponse>;
}

/** Objects, maps and sets around the bytes of one answer, as measured. */
const entryOverhead = 1_200;
const mostEntries = 10_000;

/**
 * Shared answers, bounded in memory, least recently used first out. It never serves what a commit has made old, and
 * builds an answer once, however many ask for it at one time.
 */
export class ResponseCache {
  readonly #entries = new Map<string, Entry>();
  readonly #flights = new Map<string, Flight>();
  readonly #byTag = new Map<CacheTag, Set<string>>();
  readonly #generations = new Map<CacheTag, number>();
  readonly #changes: Changes;
  readonly #mostBytes: number;
  /** Rises when everything is dropped; part of each tag's generation. */
  #epoch = 0;
  #bytes = 0;

  constructor(changes: Changes, mostBytes = 32 * 1024 * 1024) {
    this.#changes = changes;
    this.#mostBytes = mostBytes;
    changes.listen(({ tags }) => {
      if (tags.includes(everything)) this.#dropEverything();
      else for (const tag of tags) this.#dropMadeOf(tag);
    });
  }

  get bytes(): number {
    return this.#bytes;
  }

  find(key: string, knownChange: number): CachedResponse | undefined {
    const entry = this.#entries.get(key);
    if (!entry || !this.#changes.isComplete || knownChange > this.#changes.latest) return undefined;
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    return entry.answer;
  }

  async read(read: SharedRead, build: () => Promise<CachedResponse>): Promise<CachedResponse> {
    return this.find(read.key, read.knownChange) ?? this.#joined(read) ?? this.#build(read, build);
  }

  /** Only a read that began after all that the asker knows of, and that nothing has made old since, is shared. */
  #joined({ key, knownChange }: SharedRead): Promise<CachedResponse> | undefined {
    const flight = this.#flights.get(key);
    if (!flight || !this.#changes.isComplete || !this.#isUnchanged(flight)) return undefined;
    return knownChange <= Math.max(flight.knew, this.#changes.latest) ? flight.answer : undefined;
  }

  async #build(read: SharedRead, build: () => Promise<CachedResponse>): Promise<CachedResponse> {
    const { key, tags, knownChange } = read;
    const generations = tags.map((tag) => this.#generation(tag));
    const flight = { tags, generations, knew: Math.max(knownChange, this.#changes.latest), answer: build() };
    this.#flights.set(key, flight);
    try {
      const answer = await flight.answer;
      this.#keep(read, flight, answer);
      return answer;
    } finally {
      if (this.#flights.get(key) === flight) this.#flights.delete(key);
    }
  }

  /** Keeps the answer only if nothing it was built from has changed since its read began. */
  #keep({ key, knownChange }: SharedRead, start: ReadStart, answer: CachedResponse): void {
    if (!this.#changes.isComplete || !this.#isUnchanged(start) || knownChange > this.#changes.latest) return;
    this.#forget(key);
    const { tags } = start;
    const bytes = entryOverhead + key.length + bytesOf(answer);
    this.#entries.set(key, { tags, answer, bytes });
    this.#bytes += bytes;
    for (const tag of tags) {
      const keys = this.#byTag.get(tag) ?? new Set();
      keys.add(key);
      this.#byTag.set(tag, keys);
    }
    this.#shrink();
  }

  #isUnchanged({ tags, generations }: ReadStart): boolean {
    return tags.every((tag, index) => this.#generation(tag) === generations[index]);
  }

  #generation(tag: CacheTag): number {
    return this.#epoch * 2 ** 32 + (this.#generations.get(tag) ?? 0);
  }

  #dropMadeOf(tag: CacheTag): void {
    this.#drop(tag);
    if (tag.includes(':')) this.#drop(anyOf(tag));
  }

  #drop(tag: CacheTag): void {
    this.#generations.set(tag, (this.#generations.get(tag) ?? 0) + 1);
    // Tags of single rows come and go; forgetting their counts is safe once every read under way sees a new epoch.
    if (this.#generations.size > 50_000) this.#dropEverything();
    for (const key of this.#byTag.get(tag) ?? []) this.#forget(key);
  }

  #dropEverything(): void {
    this.#epoch += 1;
    this.#generations.clear();
    this.#entries.clear();
    this.#byTag.clear();
    this.#bytes = 0;
  }

  #forget(key: string): void {
    const entry = this.#entries.get(key);
    if (!entry) return;
    this.#entries.delete(key);
    this.#bytes -= entry.bytes;
    for (const tag of entry.tags) {
      const keys = this.#byTag.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) this.#byTag.delete(tag);
    }
  }

  #shrink(): void {
    for (const key of this.#entries.keys()) {
      if (this.#bytes <= this.#mostBytes && this.#entries.size <= mostEntries) return;
      this.#forget(key);
    }
  }
}
