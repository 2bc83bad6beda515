import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyReply } from 'fastify';
import { type Progress, type ProgressLine, progressType } from '#shared/endpoints.ts';
import { asFailure } from '../failure.ts';
import { personalCaching, securityHeaders } from './pages/headers.ts';

export const wantsLines = (headers: IncomingHttpHeaders): boolean => headers.accept?.includes(progressType) ?? false;

/**
 * The response of a long call, line by line as it progresses. It begins with the first progress report, or with the
 * answer if there was none: a call that is refused before that has its own HTTP status.
 */
export class ProgressLines {
  readonly #reply: FastifyReply;
  #begun = false;
  #last = '';

  constructor(reply: FastifyReply) {
    this.#reply = reply;
  }

  /** Reports whole percents, which are enough for a person. */
  add({ step, done, of }: Progress): void {
    const percent = of > 0 ? Math.floor((done / of) * 100) : 0;
    const text = `${step} ${percent}`;
    if (text === this.#last) return;
    this.#last = text;
    this.#write({ progress: { step, done: percent, of: 100 } });
  }

  /** Ends the lines with the call's answer or failure; throws a failure that comes before the first line. */
  async end(answered: Promise<unknown>, note: (error: unknown) => void): Promise<void> {
    try {
      this.#write({ response: await answered });
    } catch (error) {
      if (!this.#begun) throw error;
      note(error);
      this.#write({ failure: this.#describeFailure(error) });
    }
    this.#reply.raw.end();
  }

  #describeFailure(error: unknown) {
    const { status, message, extra } = asFailure(error);
    if (status >= 500) this.#reply.log.error({ err: error }, 'request failed');
    return { status, response: { message, ...extra } };
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
