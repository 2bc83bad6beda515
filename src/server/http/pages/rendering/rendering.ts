import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify';
import type { AskedPage, RenderedPage, RenderPage } from '#shared/rendered-page.ts';
import { ShareOfTime } from '../../share-of-time.ts';

/**
 * Of each second of the process, which has better to do when a whole residence opens the app at once. What is counted is
 * the rendering itself, not its reads.
 */
const share = { share: 0.1, burst: 150 };
/** Whoever comes while so many wait is given the page without its first screen. */
const mostWaiting = 4;
/** Longer than any rendering of ours takes; a database that does not answer holds up no page. */
const longestWait = 400;

/** Renders pages while there is time for it. A page works without, and then shows its app shell until its code has come. */
export class Rendering {
  readonly #load: () => Promise<RenderPage>;
  readonly #log: Pick<FastifyBaseLogger, 'warn'>;
  readonly #time: ShareOfTime;
  readonly #longestWait: number;
  #waiting = 0;

  /** `timeoutMultiplier`: for tests, whose machine may do twenty other things. */
  constructor(load: () => Promise<RenderPage>, log: Pick<FastifyBaseLogger, 'warn'>, timeoutMultiplier = 1) {
    this.#load = load;
    this.#log = log;
    this.#time = new ShareOfTime({ ...share, burst: share.burst * timeoutMultiplier });
    this.#longestWait = longestWait * timeoutMultiplier;
  }

  /** What is made of it counts as its rendering: packing a page for one person takes memory of its own. */
  async render<Page>(
    asked: Omit<AskedPage, 'spend'>,
    pageWith: (rendered: RenderedPage) => Promise<Page>,
  ): Promise<Page | null> {
    if (this.#waiting >= mostWaiting || !this.#time.isLeft) return null;
    const tooLong = new Promise<null>((resolve) => setTimeout(resolve, this.#longestWait, null).unref());
    return Promise.race([this.#inTurn(asked, pageWith), tooLong]);
  }

  async #inTurn<Page>(
    asked: Omit<AskedPage, 'spend'>,
    pageWith: (rendered: RenderedPage) => Promise<Page>,
  ): Promise<Page | null> {
    this.#waiting += 1;
    try {
      const renderPage = await this.#load();
      const rendered = await renderPage({ ...asked, spend: (work) => this.#time.spend(work) });
      return rendered && (await pageWith(rendered));
    } catch (error) {
      this.#log.warn({ err: error }, 'a page could not be rendered');
      return null;
    } finally {
      this.#waiting -= 1;
    }
  }
}

/** For a caller whose host is none. */
const nowhere = 'https://app.invalid';

/** A page as its request asks for it; what it reads is answered to the same session, by the routes themselves. */
export function askedBy(server: FastifyInstance, request: FastifyRequest): Omit<AskedPage, 'spend'> {
  const { cookie, host } = request.headers;
  const headers = { ...(cookie !== undefined && { cookie }), ...(host !== undefined && { host }) };
  const origin = `${request.protocol}://${request.host}`;
  return {
    url: new URL((URL.canParse(origin) ? origin : nowhere) + request.url),
    isWide: isDesktop(request.headers),
    timeZone: zoneIn(request.cookies['va_zone']),
    read: async (path) => {
      const answer = await server.inject({ url: path, headers, remoteAddress: request.ip });
      return new Response(answer.body, { status: answer.statusCode, headers: headersOf(answer.headers) });
    },
  };
}

/** The device's own, as `start.js` has noted it there. */
function zoneIn(noted: string | undefined): string | null {
  if (noted === undefined) return null;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: noted }).resolvedOptions().timeZone;
  } catch {
    return null;
  }
}

const headersOf = (headers: Readonly<Record<string, unknown>>) =>
  Object.entries(headers).flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' ? [[name, value]] : [],
  );

/** Chromium says it in a header of its own; the others' phones say so in their name. */
const isDesktop = ({ 'sec-ch-ua-mobile': mobile, 'user-agent': name = '' }: FastifyRequest['headers']): boolean =>
  typeof mobile === 'string' ? mobile === '?0' : !/Mobi/.test(name);
