import { setTimeout } from 'node:timers/promises';
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify';
import type { AskedPage, RenderedPage, RenderPage } from '#shared/rendered-page.ts';

/** Beyond these a page comes without its content, so that calls are answered while a whole residence opens the app. */
const maxAtOnce = 4;
const maxInSecond = 10;
/** Longer than any rendering of the app takes. Beyond it the page goes out plain, even if the database is stuck. */
const maxWait = 400;

/**
 * Renders a page unless many others are asked for. A page works without it: it shows its app shell until its code has loaded.
 * `timeoutMultiplier`: for tests on a busy machine.
 */
export function pageRenderer(
  load: () => Promise<RenderPage>,
  log: Pick<FastifyBaseLogger, 'warn'>,
  timeoutMultiplier = 1,
) {
  let rendering = 0;
  let second = 0;
  let begunInSecond = 0;

  function hasTime(): boolean {
    const now = Math.floor(performance.now() / 1_000);
    if (now !== second) begunInSecond = 0;
    second = now;
    return rendering < maxAtOnce && begunInSecond < maxInSecond;
  }

  async function rendered(asked: AskedPage): Promise<RenderedPage | null> {
    rendering += 1;
    begunInSecond += 1;
    try {
      const renderPage = await load();
      return await renderPage(asked);
    } catch (error) {
      log.warn({ err: error }, 'a page could not be rendered');
      return null;
    } finally {
      rendering -= 1;
    }
  }

  return async (asked: AskedPage): Promise<RenderedPage | null> => {
    if (!hasTime()) return null;
    return Promise.race([rendered(asked), setTimeout(maxWait * timeoutMultiplier, null, { ref: false })]);
  };
}

/** For a request whose host is not valid. */
const nowhere = 'https://app.invalid';

/** The page that a request asks for. Its reads go through the app's own routes, with the same session. */
export function requestedPage(server: FastifyInstance, request: FastifyRequest): AskedPage {
  const { cookie, host } = request.headers;
  const headers = { ...(cookie !== undefined && { cookie }), ...(host !== undefined && { host }) };
  const origin = `${request.protocol}://${request.host}`;
  return {
    url: new URL((URL.canParse(origin) ? origin : nowhere) + request.url),
    isWide: isDesktop(request.headers),
    timeZone: zoneIn(request.cookies['va_zone']),
    read: async (path) => {
      const response = await server.inject({ url: path, headers, remoteAddress: request.address });
      return new Response(response.body, { status: response.statusCode, headers: toHeaders(response.headers) });
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

const toHeaders = (headers: Readonly<Record<string, unknown>>) =>
  Object.entries(headers).flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' ? [[name, value]] : [],
  );

/** Chromium sends a header of its own for this; phones with other browsers say it in the user agent. */
const isDesktop = ({ 'sec-ch-ua-mobile': mobile, 'user-agent': name = '' }: FastifyRequest['headers']): boolean =>
  typeof mobile === 'string' ? mobile === '?0' : !/Mobi/.test(name);
