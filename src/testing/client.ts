import type * as z from 'zod/mini';
import type { Method } from '#shared/endpoints.ts';

/** A response, read completely. */
export interface TestResponse {
  status: number;
  /** Parsed JSON, else the text; null when empty. */
  body: unknown;
  headers: Headers;
  /** The body, parsed by the contract; a test fails here when it does not fit. */
  as<S extends z.ZodMiniType>(schema: S): z.output<S>;
}

type ExtraHeaders = Record<string, string>;

/** A client that acts like a browser: keeps cookies, and marks every write as coming from the app itself. */
export class Client {
  readonly #url: string;
  readonly #cookies = new Map<string, string>();
  /** What has to happen before the first call, such as logging in. */
  readonly #prepare: ((client: Client) => Promise<void>) | undefined;
  #prepared: Promise<void> | undefined;

  constructor(url: string, prepare?: (client: Client) => Promise<void>) {
    this.#url = url;
    this.#prepare = prepare;
  }

  get = (path: string, headers?: ExtraHeaders) => this.call('GET', path, undefined, headers);
  post = (path: string, body?: unknown, headers?: ExtraHeaders) => this.call('POST', path, body, headers);
  put = (path: string, body?: unknown, headers?: ExtraHeaders) => this.call('PUT', path, body, headers);
  patch = (path: string, body?: unknown, headers?: ExtraHeaders) => this.call('PATCH', path, body, headers);
  delete = (path: string, body?: unknown, headers?: ExtraHeaders) => this.call('DELETE', path, body, headers);

  async call(method: Method, path: string, body?: unknown, headers: ExtraHeaders = {}): Promise<TestResponse> {
    await this.ready();
    return this.#send(method, path, body, headers);
  }

  /** Logs in, if that has not happened yet. */
  async ready(): Promise<void> {
    this.#prepared ??= this.#prepare?.(this) ?? Promise.resolve();
    await this.#prepared;
  }

  async logIn(username: string, password: string): Promise<void> {
    const { status, body } = await this.#send('POST', '/api/login', { username, password }, {});
    if (status !== 200) throw new Error(`${username} could not log in: ${status} ${JSON.stringify(body)}`);
  }

  /** The Cookie header as it stands, for a connection that is not made through this client. */
  async cookie(): Promise<string> {
    await this.ready();
    return this.#cookieHeader();
  }

  /** Only the status, without waiting for the body: a live stream's never ends. */
  async fetchStatus(method: Method, path: string, body?: unknown, headers: ExtraHeaders = {}): Promise<number> {
    await this.ready();
    const response = await this.#fetch(method, path, body, headers);
    await response.body?.cancel();
    return response.status;
  }

  async #send(method: Method, path: string, body: unknown, headers: ExtraHeaders): Promise<TestResponse> {
    const response = await this.#fetch(method, path, body, headers);
    return toResponse(response.status, await response.text(), response.headers);
  }

  async #fetch(method: Method, path: string, body: unknown, headers: ExtraHeaders): Promise<Response> {
    const response = await fetch(this.#url + path, {
      method,
      redirect: 'manual',
      headers: { ...this.#usualHeaders(method, body), ...headers },
      ...(body === undefined ? {} : { body: isReady(body) ? body : JSON.stringify(body) }),
    });
    this.#storeCookies(response.headers);
    return response;
  }

  #usualHeaders(method: Method, body: unknown): ExtraHeaders {
    return {
      ...(this.#cookies.size === 0 ? {} : { cookie: this.#cookieHeader() }),
      ...(method === 'GET' ? {} : { 'sec-fetch-site': 'same-origin' }),
      ...(body === undefined || body instanceof FormData ? {} : { 'content-type': 'application/json' }),
    };
  }

  #cookieHeader(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  #storeCookies(headers: Headers): void {
    for (const line of headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      const ended = value === '' || /;\s*max-age=0\b/i.test(line);
      if (ended) this.#cookies.delete(name);
      else this.#cookies.set(name, value);
    }
  }
}

const isReady = (body: unknown): body is string | FormData => typeof body === 'string' || body instanceof FormData;

function toResponse(status: number, text: string, headers: Headers): TestResponse {
  const isJson = /\bjson\b/.test(headers.get('content-type') ?? '');
  const body: unknown = text === '' ? null : isJson ? JSON.parse(text) : text;
  return {
    status,
    body,
    headers,
    as: (schema) => schema.parse(body),
  };
}
