import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import * as z from 'zod/mini';
import { personalCaching } from './pages/headers.ts';

/** An answer that goes out as it is, or while it is made. What the feature made of a contract is not looked at again. */
export class StreamAnswer {
  readonly parts: Readable | string;
  readonly type: string;
  /** Given where a browser saves it. */
  readonly fileName: string | undefined;
  /** In bytes, where it is known before. */
  readonly size: number | undefined;

  constructor(parts: Readable | string, type: string, fileName?: string, size?: number) {
    this.parts = parts;
    this.type = type;
    this.fileName = fileName;
    this.size = size;
  }
}

export const AnyStream = z.instanceof(StreamAnswer);

export function sendStream(reply: FastifyReply, { parts, type, fileName, size }: StreamAnswer): FastifyReply {
  if (fileName !== undefined) reply.header('content-disposition', `attachment; filename="${fileName}"`);
  if (size !== undefined) reply.header('content-length', size);
  return reply.headers({ 'content-type': type, 'cache-control': personalCaching, vary: 'Cookie' }).send(parts);
}
