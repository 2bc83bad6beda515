import type { Readable } from 'node:stream';
import * as z from 'zod/mini';
import { personalCaching } from './pages/headers.ts';

type Body = Readable | Uint8Array | string;

/** An answer that goes out as it is, or while it is made, instead of as JSON. */
export class RawAnswer {
  readonly body: Body;
  readonly headers: Readonly<Record<string, string | number>>;

  constructor(body: Body, type: string, headers: Readonly<Record<string, string | number>> = {}) {
    this.body = body;
    this.headers = { 'content-type': type, 'cache-control': personalCaching, vary: 'Cookie', ...headers };
  }
}

export const AnyRawAnswer = z.instanceof(RawAnswer);

/** What a browser saves under this name. The size, in bytes, where it is known before. */
export const download = (body: Body, type: string, fileName: string, size?: number): RawAnswer =>
  new RawAnswer(body, type, {
    'content-disposition': `attachment; filename="${fileName}"`,
    ...(size !== undefined && { 'content-length': size }),
  });

/**
 * Files of people's own: kept by their browser alone, opened by it as nothing but what they are. What the address of one `isForGood`
 * names stays as it is; others are asked for anew each time.
 */
export const ownFile = (bytes: Uint8Array | Readable, type: string, name: string, isForGood = true): RawAnswer =>
  new RawAnswer(bytes, type, {
    'content-disposition': `inline; filename="${name}"`,
    'content-security-policy': "default-src 'none'; sandbox",
    'cache-control': isForGood ? 'private, max-age=31536000, immutable' : 'private, no-cache',
  });
