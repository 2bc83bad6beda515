import { setTimeout } from 'node:timers/promises';
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify';
import type { AskedPage, RenderedPage, RenderPage } from '#shared/rendered-page.ts';

/**
 * The share of each second: the process has better things to do when a whole residence opens the app at once. Only the
 * rendering itself counts, not its reads.
 */
const share = { share: 0.1, burst: 150 };
/** While this many renderings wait, the next request gets the page without its first screen. */
const maxQueued = 4;
/** Longer than any rendering of the app takes. Beyond it the page goes out plain, even if the database is stuck. */
const maxWait = 400;

type PageSpec = Omit<AskedPage, 'spend'>;

/**
 * Renders pages while there is time for it. A page works without it, and shows its app shell until its code has loaded.
 * `timeoutMultiplier`: for tests on a busy machine.
 */
export function pageRenderer(
  load: () => Promise<RenderPage>,
  log: Pick<FastifyBaseLogger, 'warn'>,
  timeoutMultiplier = 1,
) {
  const time = new ShareOfTime({ ...share, burst: share.burst * timeoutMultiplier });
  let waiting = 0;

  async function rendered<Page>(spec: PageSpec, pageWith: (page: RenderedPage) => Promise<Page>): Promise<Page | null> {
    waiting += 1;
    try {
      const renderPage = await load();
      const page = await renderPage({ ...spec, spend: (work) => time.spend(work) });
      return page && (await pageWith(page));
    } catch (error) {
      log.warn({ err: error }, 'a page could not be rendered');
      return null;
    } finally {
      waiting -= 1;
    }
  }

  /** `pageWith` counts as part of the rendering: compressing a page for one person takes memory of its own. */
  return async <Page>(spec: PageSpec, pageWith: (page: RenderedPage) => Promise<Page>): Promise<Page | null> => {
    if (waiting >= maxQueued || !time.isLeft) return null;
    return Promise.race([rendered(spec, pageWith), setTimeout(maxWait * timeoutMultiplier, null, { ref: false })]);
  };
}

/** For a request whose host is not valid. */
const nowhere = 'https://app.invalid';

/** The page that a request asks for. Its reads go through the app's own routes, with the same session. */
export function requestedPage(server: FastifyInstance, request: FastifyRequest): PageSpec {
  const { cookie, host } = request.headers;
  const headers = { ...(cookie !== undefined && { cookie }), ...(host !== undefined && { host }) };
  const origin = `${request.protocol}://${request.host}`;
  return {
    url: new URL((URL.canParse(origin) ? origin : nowhere) + request.url),
    isWide: isDesktop(request.headers),
    timeZone: zoneIn(request.cookies['va_zone']),
    read: async (path) => {
      const response = await server.inject({ url: path, headers, remoteAddress: request.address });
      return new Response(response.body, { status: response.statusCode, headers: headersOf(response.headers) });
    },
  };
}

/** The device's time zone, which `start.js` stores in the cookie. */
function zoneIn(value: string | undefined): string | null {
  if (value === undefined) return null;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: value }).resolvedOptions().timeZone;
  } catch {
    return null;
  }
}

const headersOf = (headers: Readonly<Record<string, unknown>>) =>
  Object.entries(headers).flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' ? [[name, value]] : [],
  );

/** Chromium sends a header of its own for this; phones with other browsers say it in the user agent. */
const isDesktop = ({ 'sec-ch-ua-mobile': mobile, 'user-agent': name = '' }: FastifyRequest['headers']): boolean =>
  typeof mobile === 'string' ? mobile === '?0' : !/Mobi/.test(name);

/** Limits the CPU time of some work: to a burst at once, and to a share of the time from then on. */
export class ShareOfTime {
  readonly #share: number;
  readonly #burst: number;
  #spent = 0;
  #countedAt = performance.now();

  /** `share` of each second, from 0 to 1, and `burst` milliseconds beyond it. */
  constructor({ share, burst }: { share: number; burst: number }) {
    this.#share = share;
    this.#burst = burst;
  }

  get isLeft(): boolean {
    const now = performance.now();
    this.#spent = Math.max(0, this.#spent - (now - this.#countedAt) * this.#share);
    this.#countedAt = now;
    return this.#spent < this.#burst;
  }

  /** Runs synchronous work and counts its CPU time, without the time in which other programs had the processor. */
  spend<T>(work: () => T): T {
    const before = process.threadCpuUsage();
    try {
      return work();
    } finally {
      const { user, system } = process.threadCpuUsage(before);
      this.#spent += (user + system) / 1_000;
    }
  }
}
