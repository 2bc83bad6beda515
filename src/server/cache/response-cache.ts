import { bytesOf, type CachedResponse } from './cached-response.ts';
import { anyOf, type CacheTag, type Changes, everything } from './changes.ts';

export interface SharedRead {
  /** The same for all spellings of one question. */
  key: string;
  /** The question as it was sent, by which a repeated one is known without being parsed. */
  spelling: string;
  tags: readonly CacheTag[];
  /** The latest change that the asker knows of, here or from another process. */
  knownChange: number;
}

interface ReadStart {
  tags: readonly CacheTag[];
  generations: readonly number[];
}

interface Entry extends ReadStart {
  key: string;
  answer: CachedResponse;
  bytes: number;
  spellings: string[];
}

interface Flight extends ReadStart {
  knew: number;
  answer: Promise<CachedResponse>;
}

/** Objects, maps and sets around the bytes of one answer, as measured. */
const entryOverhead = 1_200;
const mostEntries = 10_000;
const mostSpellings = 4;
const longestSpelling = 500;

/**
 * Shared answers, bounded in memory, least recently used first out. It never serves what a commit has made old, and
 * builds an answer once, however many ask for it at one time.
 */
export class ResponseCache {
  readonly #entries = new Map<string, Entry>();
  readonly #spellings = new Map<string, Entry>();
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

  find(spelling: string, knownChange: number): CachedResponse | undefined {
    return this.#fresh(this.#spellings.get(spelling), knownChange)?.answer;
  }

  async read(read: SharedRead, build: () => Promise<CachedResponse>): Promise<CachedResponse> {
    const kept = this.#fresh(this.#entries.get(read.key), read.knownChange);
    if (kept) this.#spell(kept, read.spelling);
    return kept?.answer ?? this.#joined(read) ?? this.#build(read, build);
  }

  #fresh(entry: Entry | undefined, knownChange: number): Entry | undefined {
    if (!entry || !this.#changes.isComplete || knownChange > this.#changes.latest) return undefined;
    this.#entries.delete(entry.key);
    this.#entries.set(entry.key, entry);
    return entry;
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
  #keep({ key, spelling, knownChange }: SharedRead, start: ReadStart, answer: CachedResponse): void {
    if (!this.#changes.isComplete || !this.#isUnchanged(start) || knownChange > this.#changes.latest) return;
    this.#forget(key);
    const { tags, generations } = start;
    const entry = { key, tags, generations, answer, spellings: [], bytes: 0 };
    this.#entries.set(key, entry);
    this.#charge(entry, entryOverhead + key.length + bytesOf(answer));
    for (const tag of tags) {
      const keys = this.#byTag.get(tag) ?? new Set();
      keys.add(key);
      this.#byTag.set(tag, keys);
    }
    this.#spell(entry, spelling);
    this.#shrink();
  }

  #spell(entry: Entry, spelling: string): void {
    if (spelling.length > longestSpelling || entry.spellings.includes(spelling)) return;
    entry.spellings.push(spelling);
    this.#spellings.set(spelling, entry);
    const outdated = entry.spellings.length > mostSpellings ? entry.spellings.shift() : undefined;
    if (outdated) this.#spellings.delete(outdated);
    this.#charge(entry, spelling.length - (outdated?.length ?? 0));
  }

  #charge(entry: Entry, bytes: number): void {
    entry.bytes += bytes;
    this.#bytes += bytes;
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
    this.#spellings.clear();
    this.#byTag.clear();
    this.#bytes = 0;
  }

  #forget(key: string): void {
    const entry = this.#entries.get(key);
    if (!entry) return;
    this.#entries.delete(key);
    this.#bytes -= entry.bytes;
    for (const spelling of entry.spellings) this.#spellings.delete(spelling);
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
