import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyReply } from 'fastify';
import { type Progress, type ProgressLine, progressType } from '#shared/progress.ts';
import { asFailure } from './errors.ts';
import { personalCaching, securityHeaders } from './headers.ts';

export const wantsLines = (headers: IncomingHttpHeaders): boolean => headers.accept?.includes(progressType) ?? false;

/**
 * The answer of a long call, line by line as it gets on. It begins with the first word of progress: what is refused
 * before has its own status.
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

  /** Ends the lines with what the call came to; false when none was written, and the answer is to be sent as others are. */
  async end(answered: Promise<unknown>, note: (error: unknown) => void): Promise<boolean> {
    try {
      const answer = await answered;
      if (this.#begun) this.#write({ answer });
    } catch (error) {
      if (!this.#begun) return false;
      note(error);
      this.#write({ failure: this.#failureOf(error) });
    }
    if (this.#begun) this.#reply.raw.end();
    return this.#begun;
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
