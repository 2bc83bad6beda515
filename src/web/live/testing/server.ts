import { vi } from 'vitest';

interface Answered {
  status?: number;
  body: unknown;
  tags?: string;
  rows?: string;
}

/** A server as a browser sees it: what it answers by path, and where it stands. */
export class FakeServer {
  readonly answers = new Map<string, Answered>();
  /** Paths in the order of their calls. */
  readonly asked: string[] = [];
  change = 1;
  /** Called before each answer, which is made of what was there when it was asked for. */
  delay: () => Promise<void> = async () => undefined;

  /** Answers the calls of the page from now on. */
  start(): this {
    vi.stubGlobal('fetch', (path: string) => this.#answer(path));
    return this;
  }

  times(path: string): number {
    return this.asked.filter((asked) => asked === path).length;
  }

  async #answer(path: string): Promise<Response> {
    this.asked.push(path);
    const found = this.answers.get(path);
    const headers = new Headers({ 'x-change': String(this.change) });
    if (found?.tags) headers.set('x-topics', found.tags);
    if (found?.rows) headers.set('x-rows', found.rows);
    const body = JSON.stringify(found?.body ?? { message: 'Not found' });
    await this.delay();
    return new Response(body, { status: found ? (found.status ?? 200) : 404, headers });
  }
}
