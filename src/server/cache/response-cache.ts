import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import {
  type BrotliOptions,
  brotliCompress,
  constants,
  gunzipSync,
  gzip as gzipCompress,
  type ZlibOptions,
} from 'node:zlib';
import { type CacheTag, everything, toWildcard } from '#shared/cache-tags.ts';
import type { Changes } from './changes.ts';

interface SharedRead {
  /** Role and address as requested (`cacheKey`), so that a repeated request is found without parsing it. */
  key: string;
  tags: readonly CacheTag[];
  /** The latest change that the caller knows of, of this or another process. */
  knownChange: number;
}

/** A response, from the start of its read until one of its tags changes. */
interface Entry {
  key: string;
  tags: readonly CacheTag[];
  /** The latest change that its read knew of when it began. */
  upTo: number;
  response: Promise<CachedResponse>;
  /** Undefined while the read is under way. */
  built?: CachedResponse;
  bytes: number;
}

/** Bytes that the objects, maps and sets around one response take, as measured. */
const entryOverhead = 1_200;
const maxEntries = 10_000;

/**
 * An LRU cache of shared responses, bounded in memory. It never serves a response that a commit has made stale, and
 * builds a response once, however many requests wait for it.
 */
export class ResponseCache {
  readonly #stored = new Map<string, Entry>();
  readonly #underWay = new Map<string, Entry>();
  readonly #byTag = new Map<CacheTag, Set<Entry>>();
  readonly #changes: Changes;
  readonly #maxBytes: number;
  #bytes = 0;

  constructor(changes: Changes, maxBytes = 32 * 1024 * 1024) {
    this.#changes = changes;
    this.#maxBytes = maxBytes;
    changes.listen(({ tags }) => {
      for (const tag of tags) {
        for (const entry of this.#byTag.get(tag) ?? []) this.#forget(entry);
        // A response that shows any rows of a kind is outdated by each of them.
        for (const entry of this.#byTag.get(toWildcard(tag)) ?? []) this.#forget(entry);
      }
    });
  }

  get bytes(): number {
    return this.#bytes;
  }

  find(key: string, knownChange: number): CachedResponse | undefined {
    const entry = this.#stored.get(key);
    if (!entry || !this.#changes.isComplete || knownChange > this.#changes.latest) return undefined;
    this.#stored.delete(key);
    this.#stored.set(key, entry);
    return entry.built;
  }

  async read(read: SharedRead, build: () => Promise<CachedResponse>): Promise<CachedResponse> {
    return this.find(read.key, read.knownChange) ?? this.#joined(read) ?? this.#build(read, build);
  }

  /** Shares a read under way only if it covers all that the caller knows of, and none of its tags has changed since. */
  #joined({ key, knownChange }: SharedRead): Promise<CachedResponse> | undefined {
    const entry = this.#underWay.get(key);
    if (!entry || !this.#changes.isComplete) return undefined;
    return knownChange <= Math.max(entry.upTo, this.#changes.latest) ? entry.response : undefined;
  }

  async #build(read: SharedRead, build: () => Promise<CachedResponse>): Promise<CachedResponse> {
    const { key, knownChange } = read;
    const upTo = Math.max(knownChange, this.#changes.latest);
    const entry: Entry = { key, tags: [...read.tags, everything], upTo, response: build(), bytes: 0 };
    this.#underWay.set(key, entry);
    for (const tag of entry.tags) this.#byTag.set(tag, (this.#byTag.get(tag) ?? new Set()).add(entry));
    try {
      const response = await entry.response;
      if (knownChange <= this.#changes.latest) this.#store(entry, response);
      return response;
    } finally {
      if (this.#underWay.get(key) === entry) this.#underWay.delete(key);
      if (!entry.built) this.#forget(entry);
    }
  }

  /** Caches the response only if none of its tags has changed since its read began. */
  #store(entry: Entry, built: CachedResponse): void {
    const { key, tags } = entry;
    const isUnchanged = tags.every((tag) => this.#byTag.get(tag)?.has(entry));
    if (!isUnchanged || !this.#changes.isComplete) return;
    const before = this.#stored.get(key);
    if (before) this.#forget(before);
    entry.built = built;
    entry.bytes = entryOverhead + key.length + countBytes(built);
    this.#stored.set(key, entry);
    this.#bytes += entry.bytes;
    for (const oldest of this.#stored.values()) {
      if (this.#bytes <= this.#maxBytes && this.#stored.size <= maxEntries) return;
      this.#forget(oldest);
    }
  }

  #forget(entry: Entry): void {
    const { key, tags, bytes } = entry;
    if (this.#stored.get(key) === entry) this.#stored.delete(key);
    if (this.#underWay.get(key) === entry) this.#underWay.delete(key);
    this.#bytes -= bytes;
    entry.bytes = 0;
    for (const tag of tags) {
      const entries = this.#byTag.get(tag);
      entries?.delete(entry);
      if (entries?.size === 0) this.#byTag.delete(tag);
    }
  }
}

/** A response that is built, serialised and compressed once. A large one is held only in compressed form. */
export interface CachedResponse {
  etag: string;
  nextPage: string | undefined;
  tags: readonly CacheTag[];
  /** The resource name of its rows, and the path at which single rows can be read: `game /api/games`. */
  rows: string | undefined;
  /** The pattern of its address, for the metrics. */
  route: string;
  body: { plain: Buffer } | { gzip: Buffer; brotli: Buffer };
}

const worthCompressing = 860;

type ResponseSources = Partial<Pick<CachedResponse, 'tags' | 'rows' | 'route'>>;

/** Compresses off the main thread, so that other requests are answered meanwhile. */
export async function buildResponse(
  json: string,
  nextPage: string | undefined,
  { tags = [], rows, route = '' }: ResponseSources = {},
): Promise<CachedResponse> {
  const plain = Buffer.from(json);
  const etag = `"${createHash('sha256')
    .update(plain)
    .update(nextPage ?? '')
    .digest('base64url')
    .slice(0, 22)}"`;
  if (plain.length < worthCompressing) return { etag, nextPage, tags, rows, route, body: { plain: alone(plain) } };
  const packed = {
    gzip: alone(await gzip(plain, { level: 6 })),
    brotli: alone(await brotli(plain, { params: thoroughly(plain.length) })),
  };
  return { etag, nextPage, tags, rows, route, body: packed };
}

/** A window no larger than the text: with the default one, each compression under way takes 8 MB. */
const thoroughly = (length: number) => ({
  [constants.BROTLI_PARAM_QUALITY]: 5,
  [constants.BROTLI_PARAM_SIZE_HINT]: length,
  [constants.BROTLI_PARAM_LGWIN]: Math.min(22, Math.max(16, Math.ceil(Math.log2(length)))),
});

export interface Packed {
  bytes: Buffer;
  coding?: string;
}

/** The body in a coding that the client accepts. Few clients accept none, so it is unpacked for each of them. */
export function bodyFor({ body }: CachedResponse, accepted: string): Packed {
  if ('plain' in body) return { bytes: body.plain };
  if (acceptsBrotli.test(accepted)) return { bytes: body.brotli, coding: 'br' };
  if (acceptsGzip.test(accepted)) return { bytes: body.gzip, coding: 'gzip' };
  return { bytes: gunzipSync(body.gzip) };
}

const acceptsBrotli = /\bbr\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/;
const acceptsGzip = /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/;

/** Compresses a personal response, off the main thread. */
export async function packedFor(text: string, accepted: string): Promise<Packed> {
  const plain = Buffer.from(text);
  if (acceptsBrotli.test(accepted)) return { bytes: await brotli(plain, { params: quickly }), coding: 'br' };
  if (acceptsGzip.test(accepted)) return { bytes: await gzip(plain, { level: 4 }), coding: 'gzip' };
  return { bytes: plain };
}

const brotli = promisify<Buffer, BrotliOptions, Buffer>(brotliCompress);
const gzip = promisify<Buffer, ZlibOptions, Buffer>(gzipCompress);
/** The window is no larger than a page, for the same reason. */
const quickly = { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_LGWIN]: 17 };

function countBytes({ body }: CachedResponse): number {
  return 'plain' in body ? body.plain.buffer.byteLength : body.gzip.buffer.byteLength + body.brotli.buffer.byteLength;
}

/** Copies the bytes out of Node's pool: small results are slices of it, and a cached slice would hold all 64 kB. */
const alone = (bytes: Buffer): Buffer => Buffer.from(new Uint8Array(bytes).buffer);
