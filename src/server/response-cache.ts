import { bytesOf, type CachedResponse } from './cached-response.ts';
import { anyOf, type Changes, everything, type Topic } from './changes.ts';

export interface SharedRead {
  /** The same for all spellings of one question. */
  key: string;
  /** The question as it was sent, by which a repeated one is known without being parsed. */
  spelling: string;
  topics: readonly Topic[];
  /** The latest change that the asker knows of, here or from another process. */
  knownChange: number;
}

interface ReadStart {
  topics: readonly Topic[];
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
  readonly #byTopic = new Map<Topic, Set<string>>();
  readonly #generations = new Map<Topic, number>();
  readonly #changes: Changes;
  readonly #mostBytes: number;
  /** Rises when everything is dropped; part of each topic's generation. */
  #epoch = 0;
  #bytes = 0;

  constructor(changes: Changes, mostBytes = 32 * 1024 * 1024) {
    this.#changes = changes;
    this.#mostBytes = mostBytes;
    changes.listen(({ topics }) => {
      if (topics.includes(everything)) this.#dropEverything();
      else for (const topic of topics) this.#dropMadeOf(topic);
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
    const { key, topics, knownChange } = read;
    const generations = topics.map((topic) => this.#generation(topic));
    const flight = { topics, generations, knew: Math.max(knownChange, this.#changes.latest), answer: build() };
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
    const { topics, generations } = start;
    const entry = { key, topics, generations, answer, spellings: [], bytes: 0 };
    this.#entries.set(key, entry);
    this.#charge(entry, entryOverhead + key.length + bytesOf(answer));
    for (const topic of topics) {
      const keys = this.#byTopic.get(topic) ?? new Set();
      keys.add(key);
      this.#byTopic.set(topic, keys);
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

  #isUnchanged({ topics, generations }: ReadStart): boolean {
    return topics.every((topic, index) => this.#generation(topic) === generations[index]);
  }

  #generation(topic: Topic): number {
    return this.#epoch * 2 ** 32 + (this.#generations.get(topic) ?? 0);
  }

  #dropMadeOf(topic: Topic): void {
    this.#drop(topic);
    if (topic.includes(':')) this.#drop(anyOf(topic));
  }

  #drop(topic: Topic): void {
    this.#generations.set(topic, (this.#generations.get(topic) ?? 0) + 1);
    // Topics of single rows come and go; forgetting their counts is safe once every read under way sees a new epoch.
    if (this.#generations.size > 50_000) this.#dropEverything();
    for (const key of this.#byTopic.get(topic) ?? []) this.#forget(key);
  }

  #dropEverything(): void {
    this.#epoch += 1;
    this.#generations.clear();
    this.#entries.clear();
    this.#spellings.clear();
    this.#byTopic.clear();
    this.#bytes = 0;
  }

  #forget(key: string): void {
    const entry = this.#entries.get(key);
    if (!entry) return;
    this.#entries.delete(key);
    this.#bytes -= entry.bytes;
    for (const spelling of entry.spellings) this.#spellings.delete(spelling);
    for (const topic of entry.topics) {
      const keys = this.#byTopic.get(topic);
      keys?.delete(key);
      if (keys?.size === 0) this.#byTopic.delete(topic);
    }
  }

  #shrink(): void {
    for (const key of this.#entries.keys()) {
      if (this.#bytes <= this.#mostBytes && this.#entries.size <= mostEntries) return;
      this.#forget(key);
    }
  }
}
