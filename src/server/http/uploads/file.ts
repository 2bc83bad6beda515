import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import * as z from 'zod/mini';

export class FileAnswer {
  readonly bytes: Uint8Array | Readable;
  readonly type: string;
  readonly name: string;
  /** What its address names stays as it is; else it is asked for anew each time. */
  readonly isForGood: boolean;

  constructor(bytes: Uint8Array | Readable, type: string, name: string, isForGood = true) {
    this.bytes = bytes;
    this.type = type;
    this.name = name;
    this.isForGood = isForGood;
  }
}

export const AnyFile = z.instanceof(FileAnswer);

/** Files of people's own: kept by their browser alone, opened by it as nothing but what they are. */
export function sendFile(reply: FastifyReply, { bytes, type, name, isForGood }: FileAnswer): FastifyReply {
  return reply
    .headers({
      'content-type': type,
      'content-disposition': `inline; filename="${name}"`,
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': isForGood ? 'private, max-age=31536000, immutable' : 'private, no-cache',
      vary: 'Cookie',
    })
    .send(bytes);
}
