import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify';
import type { AskedPage, DrawPage } from '#shared/drawn-page.ts';
import { ShareOfTime } from '../share-of-time.ts';
import { stylesApart } from './styles-apart.ts';

/**
 * Of each second of the process, which has better to do when a whole residence opens the app at once. What is counted is
 * the drawing itself, 2 to 3 ms of some 6 that a page takes with its reads: about 40 pages a second.
 */
const share = { share: 0.1, burst: 150 };
/** Whoever comes while so many wait is given the page without its first screen. */
const mostWaiting = 4;
/** Longer than any drawing of ours takes; a database that does not answer holds up no page. */
const longestWait = 400;

export interface FirstScreen {
  markup: string;
  sheet: string;
}

/** Draws first screens while there is time for it. A page works without, and then shows its chrome until its code has come. */
export class Drawing {
  readonly #load: () => Promise<DrawPage>;
  readonly #log: Pick<FastifyBaseLogger, 'warn'>;
  readonly #time: ShareOfTime;
  readonly #longestWait: number;
  #waiting = 0;

  /** `patience`: for tests, whose machine may do twenty other things. */
  constructor(load: () => Promise<DrawPage>, log: Pick<FastifyBaseLogger, 'warn'>, patience = 1) {
    this.#load = load;
    this.#log = log;
    this.#time = new ShareOfTime({ ...share, burst: share.burst * patience });
    this.#longestWait = longestWait * patience;
  }

  /** What is made of a first screen counts as its drawing: packing a page for one person takes memory of its own. */
  async draw<Page>(
    asked: Omit<AskedPage, 'inZone'>,
    pageWith: (screen: FirstScreen) => Promise<Page>,
  ): Promise<Page | null> {
    if (this.#waiting >= mostWaiting || !this.#time.isLeft) return null;
    const tooLong = new Promise<null>((resolve) => setTimeout(resolve, this.#longestWait, null).unref());
    return Promise.race([this.#inTurn(asked, pageWith), tooLong]);
  }

  async #inTurn<Page>(
    asked: Omit<AskedPage, 'inZone'>,
    pageWith: (screen: FirstScreen) => Promise<Page>,
  ): Promise<Page | null> {
    this.#waiting += 1;
    try {
      const screen = await this.#drawn(asked);
      return screen && (await pageWith(screen));
    } finally {
      this.#waiting -= 1;
    }
  }

  async #drawn(asked: Omit<AskedPage, 'inZone'>): Promise<FirstScreen | null> {
    try {
      const drawPage = await this.#load();
      const markup = await drawPage({
        ...asked,
        inZone: (timeZone, work) => this.#time.spend(() => inTimeZone(timeZone, work)),
      });
      return markup === null ? null : this.#time.spend(() => stylesApart(asPicture(markup)));
    } catch (error) {
      this.#log.warn({ err: error }, 'a first screen could not be drawn');
      return null;
    }
  }
}

/** The app's code takes days and hours from where it runs: a browser's zone there, the village's here. */
function inTimeZone<T>(timeZone: string, work: () => T): T {
  const own = process.env.TZ;
  process.env.TZ = timeZone;
  try {
    return work();
  } finally {
    if (own === undefined) delete process.env.TZ;
    else process.env.TZ = own;
  }
}

/** Nothing can be pressed or filled in before the code has come, no other site is loaded twice, and the title stands in the head. */
const asPicture = (markup: string): string =>
  markup
    .replace(/<title>.*?<\/title>/s, '')
    .replaceAll(/<iframe.*?<\/iframe>/gs, '')
    .replaceAll(/<(input|textarea|select)(?=[ />])/g, '<$1 disabled');

/** A page as its request asks for it; what it reads is answered to the same session, by the routes themselves. */
export function askedBy(server: FastifyInstance, request: FastifyRequest): Omit<AskedPage, 'inZone'> {
  const { cookie, host } = request.headers;
  return {
    url: new URL(request.url, 'https://app.invalid'),
    wide: isDesktop(request.headers),
    zone: zoneIn(request.cookies['va_zone']),
    read: async (path) => {
      const answer = await server.inject({ url: path, headers: { cookie, host }, remoteAddress: request.ip });
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
