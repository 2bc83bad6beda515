import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyReply } from 'fastify';
import { type Progress, type ProgressLine, progressType } from '#shared/progress.ts';
import { asFailure } from './errors.ts';
import { personalCaching, securityHeaders } from './pages/headers.ts';

export const wantsLines = (headers: IncomingHttpHeaders): boolean => headers.accept?.includes(progressType) ?? false;

/**
 * The answer of a long call, line by line as it gets on. It begins with the first word of progress, or with the answer of a call
 * that told of none: what is refused before has its own status.
 */
export class ProgressLines {
  readonly #reply: FastifyReply;
  #begun = false;
  #last = '';

  constructor(reply: FastifyReply) {
    this.#reply = reply;
  }

  /** Whole percents are enough for a person. */
  add({ step, done, of }: Progress): void {
    const percent = of > 0 ? Math.floor((done / of) * 100) : 0;
    const said = `${step} ${percent}`;
    if (said === this.#last) return;
    this.#last = said;
    this.#write({ progress: { step, done: percent, of: 100 } });
  }

  /** Ends the lines with what the call came to; throws what it was refused for before the first. */
  async end(answered: Promise<unknown>, note: (error: unknown) => void): Promise<void> {
    try {
      this.#write({ answer: await answered });
    } catch (error) {
      if (!this.#begun) throw error;
      note(error);
      this.#write({ failure: this.#failureOf(error) });
    }
    this.#reply.raw.end();
  }

  #failureOf(error: unknown) {
    const { status, message, extra } = asFailure(error);
    if (status >= 500) this.#reply.log.error({ err: error }, 'request failed');
    return { status, answer: { message, ...extra } };
  }

  #write(line: ProgressLine): void {
    if (!this.#begun) this.#begin();
    this.#reply.raw.write(`${JSON.stringify(line)}\n`);
  }

  #begin(): void {
    this.#begun = true;
    this.#reply.hijack();
    this.#reply.raw.writeHead(200, {
      ...securityHeaders,
      'content-type': `${progressType}; charset=utf-8`,
      'cache-control': personalCaching,
      'x-accel-buffering': 'no',
    });
  }
}
