import type { FastifyReply } from 'fastify';
import * as z from 'zod/mini';

export class FileAnswer {
  readonly bytes: Uint8Array;
  readonly type: string;
  readonly name: string;

  constructor(bytes: Uint8Array, type: string, name: string) {
    this.bytes = bytes;
    this.type = type;
    this.name = name;
  }
}

export const AnyFile = z.instanceof(FileAnswer);

/** Files of people's own: kept by their browser for good, opened by it as nothing but what they are. */
export function sendFile(reply: FastifyReply, { bytes, type, name }: FileAnswer): FastifyReply {
  return reply
    .headers({
      'content-type': type,
      'content-disposition': `inline; filename="${name}"`,
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'private, max-age=31536000, immutable',
      vary: 'Cookie',
    })
    .send(bytes);
}
