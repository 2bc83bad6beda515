import { setTimeout } from 'node:timers/promises';
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

type Asked = Omit<AskedPage, 'spend'>;

/**
 * Renders pages while there is time for it. A page works without, and then shows its app shell until its code has come.
 * `timeoutMultiplier`: for tests, whose machine may do twenty other things.
 */
export function pageRenderer(
  load: () => Promise<RenderPage>,
  log: Pick<FastifyBaseLogger, 'warn'>,
  timeoutMultiplier = 1,
) {
  const time = new ShareOfTime({ ...share, burst: share.burst * timeoutMultiplier });
  let waiting = 0;

  async function rendered<Page>(asked: Asked, pageWith: (page: RenderedPage) => Promise<Page>): Promise<Page | null> {
    waiting += 1;
    try {
      const renderPage = await load();
      const page = await renderPage({ ...asked, spend: (work) => time.spend(work) });
      return page && (await pageWith(page));
    } catch (error) {
      log.warn({ err: error }, 'a page could not be rendered');
      return null;
    } finally {
      waiting -= 1;
    }
  }

  /** What is made of it counts as its rendering: packing a page for one person takes memory of its own. */
  return async <Page>(asked: Asked, pageWith: (page: RenderedPage) => Promise<Page>): Promise<Page | null> => {
    if (waiting >= mostWaiting || !time.isLeft) return null;
    return Promise.race([rendered(asked, pageWith), setTimeout(longestWait * timeoutMultiplier, null, { ref: false })]);
  };
}

/** For a caller whose host is none. */
const nowhere = 'https://app.invalid';

/** A page as its request asks for it; what it reads is answered to the same session, by the routes themselves. */
export function askedBy(server: FastifyInstance, request: FastifyRequest): Asked {
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
