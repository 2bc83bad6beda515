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
  readonly asked: string[] = [];
  change = 1;
  /** Awaited before each answer, whose content is fixed when the call arrives. */
  delay: () => Promise<void> = async () => undefined;

  /** Replaces `fetch` with this server. */
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
