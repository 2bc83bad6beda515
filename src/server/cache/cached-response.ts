import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import {
  type BrotliOptions,
  brotliCompress,
  brotliCompressSync,
  constants,
  gunzipSync,
  gzip as gzipCompress,
  gzipSync,
  type ZlibOptions,
} from 'node:zlib';

/** A response that is built, serialised and compressed once. A large one is held only in compressed form. */
export interface CachedResponse {
  etag: string;
  nextPage: string | undefined;
  tags: readonly string[];
  /** The resource name of its rows, and the path at which single rows can be read: `game /api/games`. */
  rows: string | undefined;
  body: { plain: Buffer } | { gzip: Buffer; brotli: Buffer };
}

const worthCompressing = 860;

export type AnswerSources = Partial<Pick<CachedResponse, 'tags' | 'rows'>>;

export function buildResponse(
  json: string,
  nextPage: string | undefined,
  { tags = [], rows }: AnswerSources = {},
): CachedResponse {
  const plain = Buffer.from(json);
  const etag = `"${createHash('sha256')
    .update(plain)
    .update(nextPage ?? '')
    .digest('base64url')
    .slice(0, 22)}"`;
  if (plain.length < worthCompressing) return { etag, nextPage, tags, rows, body: { plain: alone(plain) } };
  const brotli = brotliCompressSync(plain, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length },
  });
  return { etag, nextPage, tags, rows, body: { gzip: alone(gzipSync(plain, { level: 6 })), brotli: alone(brotli) } };
}

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
/** The window is no larger than a page: with the default one, each compression under way takes 8 MB. */
const quickly = { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_LGWIN]: 17 };

export function bytesOf({ body }: CachedResponse): number {
  return 'plain' in body ? body.plain.buffer.byteLength : body.gzip.buffer.byteLength + body.brotli.buffer.byteLength;
}

/** Copies the bytes out of Node's pool: small results are slices of it, and a cached slice would hold all 64 kB. */
const alone = (bytes: Buffer): Buffer => Buffer.from(new Uint8Array(bytes).buffer);
