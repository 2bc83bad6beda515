import type { Readable } from 'node:stream';
import * as z from 'zod/mini';
import { personalCaching } from './pages/headers.ts';

type Body = Readable | Uint8Array | string;

/** A response that is sent as it is, or streamed while it is made, instead of as JSON. */
export class RawAnswer {
  readonly body: Body;
  readonly headers: Readonly<Record<string, string | number>>;

  constructor(body: Body, type: string, headers: Readonly<Record<string, string | number>> = {}) {
    this.body = body;
    this.headers = { 'content-type': type, 'cache-control': personalCaching, vary: 'Cookie', ...headers };
  }
}

export const AnyRawAnswer = z.instanceof(RawAnswer);

/** A file that the browser saves under this name. The size is in bytes, if it is known in advance. */
export const download = (body: Body, type: string, fileName: string, size?: number): RawAnswer =>
  new RawAnswer(body, type, {
    'content-disposition': `attachment; filename="${fileName}"`,
    ...(size !== undefined && { 'content-length': size }),
  });

/**
 * A person's own file: only their browser may cache it, and opens it in a sandbox. With `isForGood` the file at the
 * address never changes; without it, the browser revalidates the file each time.
 */
export const ownFile = (bytes: Uint8Array | Readable, type: string, name: string, isForGood = true): RawAnswer =>
  new RawAnswer(bytes, type, {
    'content-disposition': `inline; filename="${name}"`,
    'content-security-policy': "default-src 'none'; sandbox",
    'cache-control': isForGood ? 'private, max-age=31536000, immutable' : 'private, no-cache',
  });
