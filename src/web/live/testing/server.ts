import { vi } from 'vitest';

interface Answered {
  status?: number;
  body: unknown;
  tags?: string;
  rows?: string;
}

/** A fake server: its responses by path, and its change number. */
export class FakeServer {
  readonly responses = new Map<string, Answered>();
  /** Paths in the order of their calls. */
  readonly requestedPaths: string[] = [];
  change = 1;
  /** Awaited before each response, whose content is fixed when the call arrives. */
  delay: () => Promise<void> = async () => undefined;

  /** Replaces `fetch` with this server. */
  start(): this {
    vi.stubGlobal('fetch', (path: string) => this.#response(path));
    return this;
  }

  times(path: string): number {
    return this.requestedPaths.filter((requested) => requested === path).length;
  }

  async #response(path: string): Promise<Response> {
    this.requestedPaths.push(path);
    const response = this.responses.get(path);
    const headers = new Headers({ 'x-change': String(this.change) });
    if (response?.tags) headers.set('x-tags', response.tags);
    if (response?.rows) headers.set('x-rows', response.rows);
    const body = JSON.stringify(response?.body ?? { message: 'Not found' });
    await this.delay();
    return new Response(body, { status: response ? (response.status ?? 200) : 404, headers });
  }
}
