import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import * as z from 'zod/mini';
import { personalCaching } from './pages/headers.ts';

/** An answer that goes out while it is made. Its parts are what the feature made of a contract: they are not looked at again. */
export class StreamAnswer {
  readonly parts: Readable;
  readonly type: string;
  /** Given where a browser saves it. */
  readonly fileName: string | undefined;

  constructor(parts: Readable, type: string, fileName?: string) {
    this.parts = parts;
    this.type = type;
    this.fileName = fileName;
  }
}

export const AnyStream = z.instanceof(StreamAnswer);

export function sendStream(reply: FastifyReply, { parts, type, fileName }: StreamAnswer): FastifyReply {
  if (fileName !== undefined) reply.header('content-disposition', `attachment; filename="${fileName}"`);
  return reply.headers({ 'content-type': type, 'cache-control': personalCaching, vary: 'Cookie' }).send(parts);
}
