import { vi } from 'vitest';

interface Answered {
  status?: number;
  body: unknown;
  tags?: string;
  rows?: string;
}

/** A fake server: its answers by path, and its change number. */
export class FakeServer {
  readonly answers = new Map<string, Answered>();
  /** Paths in the order of their calls. */
  readonly requestedPaths: string[] = [];
  change = 1;
  /** Awaited before each answer, whose content is fixed when the call arrives. */
  delay: () => Promise<void> = async () => undefined;

  /** Replaces `fetch` with this server. */
  start(): this {
    vi.stubGlobal('fetch', (path: string) => this.#answer(path));
    return this;
  }

  times(path: string): number {
    return this.requestedPaths.filter((requested) => requested === path).length;
  }

  async #answer(path: string): Promise<Response> {
    this.requestedPaths.push(path);
    const answer = this.answers.get(path);
    const headers = new Headers({ 'x-change': String(this.change) });
    if (answer?.tags) headers.set('x-topics', answer.tags);
    if (answer?.rows) headers.set('x-rows', answer.rows);
    const body = JSON.stringify(answer?.body ?? { message: 'Not found' });
    await this.delay();
    return new Response(body, { status: answer ? (answer.status ?? 200) : 404, headers });
  }
}
