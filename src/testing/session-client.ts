import type { Method } from '#shared/endpoints.ts';
import { Client } from './client.ts';

/** A client with the cookie of a session, without logging in: hashing passwords for hundreds would take minutes. */
export class SessionClient extends Client {
  readonly #cookie: string;

  constructor(url: string, cookie: string) {
    super(url);
    this.#cookie = cookie;
  }

  override async cookie(): Promise<string> {
    return this.#cookie;
  }

  override call(method: Method, path: string, body?: unknown, headers: Record<string, string> = {}) {
    return super.call(method, path, body, { cookie: this.#cookie, ...headers });
  }
}
