import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { RoleClass } from './access.ts';
import { type Changes, everything, type Topic } from './changes.ts';

/** An answer built, serialised and compressed once. */
export interface KeptAnswer {
  etag: string;
  nextPage: string | undefined;
  identity: Buffer;
  gzip: Buffer | undefined;
  brotli: Buffer | undefined;
}

/** What is kept of one answer until a topic of it changes. */
interface Entry {
  answer: KeptAnswer;
  topics: readonly Topic[];
  bytes: number;
}

/** Where the topics of an answer stood when its read began. */
export interface ReadStart {
  topics: readonly Topic[];
  generations: readonly number[];
}

/** Shared answers, bounded in bytes, least recently used first out. It never serves what a commit has made old. */
export class Answers {
  readonly #entries = new Map<string, Entry>();
  readonly #byTopic = new Map<Topic, Set<string>>();
  readonly #generations = new Map<Topic, number>();
  readonly #changes: Changes;
  readonly #mostBytes: number;
  /** Rises when everything is dropped; part of each topic's generation. */
  #epoch = 0;
  #bytes = 0;
  /** False while word of other processes' changes may be missing. */
  keeping = true;

  constructor(changes: Changes, mostBytes = 32 * 1024 * 1024) {
    this.#changes = changes;
    this.#mostBytes = mostBytes;
    changes.listen(({ topics }) => {
      if (topics.includes(everything)) this.#dropEverything();
      else for (const topic of topics) this.#drop(topic);
    });
  }

  /** The kept answer, unless the asker has heard of a change that this process has not. */
  find(key: string, heard: number): KeptAnswer | undefined {
    if (!this.keeping || heard > this.#changes.latest) return undefined;
    const entry = this.#entries.get(key);
    if (!entry) return undefined;
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    return entry.answer;
  }

  beginRead(topics: readonly Topic[]): ReadStart {
    return { topics, generations: topics.map((topic) => this.#generation(topic)) };
  }

  /** Keeps the answer only if nothing it was built from has changed since its read began. */
  keep(key: string, answer: KeptAnswer, start: ReadStart, heard: number): void {
    const unchanged = start.topics.every((topic, index) => this.#generation(topic) === start.generations[index]);
    if (!this.keeping || !unchanged || heard > this.#changes.latest) return;
    this.#forget(key);
    const bytes = key.length * 2 + answer.identity.length + (answer.gzip?.length ?? 0) + (answer.brotli?.length ?? 0);
    this.#entries.set(key, { answer, topics: start.topics, bytes });
    this.#bytes += bytes;
    for (const topic of start.topics) {
      const keys = this.#byTopic.get(topic) ?? new Set();
      keys.add(key);
      this.#byTopic.set(topic, keys);
    }
    this.#shrink();
  }

  #generation(topic: Topic): number {
    return this.#epoch * 2 ** 32 + (this.#generations.get(topic) ?? 0);
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
    this.#byTopic.clear();
    this.#bytes = 0;
  }

  #forget(key: string): void {
    const entry = this.#entries.get(key);
    if (!entry) return;
    this.#entries.delete(key);
    this.#bytes -= entry.bytes;
    for (const topic of entry.topics) {
      const keys = this.#byTopic.get(topic);
      keys?.delete(key);
      if (keys?.size === 0) this.#byTopic.delete(topic);
    }
  }

  #shrink(): void {
    for (const key of this.#entries.keys()) {
      if (this.#bytes <= this.#mostBytes) return;
      this.#forget(key);
    }
  }
}

/** Shared bodies differ by role class alone; the address is taken as sent, so a different spelling is built anew. */
export const answerKey = (role: RoleClass, url: string): string => `${role} ${url}`;

const worthCompressing = 860;

export function buildAnswer(body: string, nextPage: string | undefined): KeptAnswer {
  const identity = Buffer.from(body);
  const etag = `"${createHash('sha256')
    .update(identity)
    .update(nextPage ?? '')
    .digest('base64url')
    .slice(0, 22)}"`;
  if (identity.length < worthCompressing) return { etag, nextPage, identity, gzip: undefined, brotli: undefined };
  return {
    etag,
    nextPage,
    identity,
    gzip: gzipSync(identity, { level: 6 }),
    brotli: brotliCompressSync(identity, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: identity.length },
    }),
  };
}
