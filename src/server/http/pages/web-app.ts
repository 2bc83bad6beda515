import { setImmediate as nextTurn } from 'node:timers/promises';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { pageAt } from '#shared/sitemap.ts';
import { accountKey } from '../../access/access.ts';
import { cachedWeight } from '../../access/limits.ts';
import { bodyFor, type CachedResponse, type Packed, packedFor } from '../../cache/response-cache.ts';
import { BoundedQueue } from '../../concurrency/bounded-queue.ts';
import { asFailure, notFound } from '../../failure.ts';
import { methodsByAddress, wrongMethod } from '../allowed-methods.ts';
import { type HttpServices, identify } from '../dispatch.ts';
import type { Route } from '../route.ts';
import { personalCaching, responseVariesBy } from './headers.ts';
import { type Pages, readPages, type WebApp } from './page.ts';
import { pageRenderer, requestedPage } from './rendering/rendering.ts';

/** In each turn of the event loop: a call waits for no more pages, however many people open one at once. */
const maxInTurn = 4;

interface Served {
  app: WebApp;
  /** Those of the API, for requests that none of them takes. */
  routes: readonly Pick<Route, 'method' | 'path'>[];
}

export async function serveWebApp(
  server: FastifyInstance,
  services: HttpServices,
  { app, routes }: Served,
): Promise<void> {
  const pages = readPages(app, services);
  if (pages) {
    await server.register(fastifyStatic, {
      root: app.folder,
      // The plugin would add two routes for each of over a thousand files, or read the folder for each of them.
      serve: false,
      index: false,
      dotfiles: 'ignore',
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, path) => reply.header('cache-control', chooseCaching(path)),
    });
    server.get('/*', (request, reply) => {
      const path = getPath(request);
      // Sent as a file, `/index.html` would lack its route and policy, and would not work.
      const isSent = extension.test(path) && path !== '/index.html' && (app.serviceWorker || path !== workerPath);
      return isSent ? reply.sendFile(path) : reply.callNotFound();
    });
  }
  const sendPage = pageSender(server, services, app, pages);
  server.get('/version.json', (_, reply) =>
    reply.header('cache-control', personalCaching).send({ build: pages?.build ?? null }),
  );
  const methodsAt = methodsByAddress(routes);
  server.setNotFoundHandler(async (request, reply) => {
    const path = getPath(request);
    if (path === workerPath) return sendLastWorker(reply);
    const isReading = request.method === 'GET' || request.method === 'HEAD';
    const allowed = methodsAt(path);
    // An address may be refused for another reason, such as its length.
    if (allowed.length > 0 && !allowed.includes(request.method)) throw wrongMethod(allowed);
    if (!isReading && pageAt(app.sitemap, path)) throw wrongMethod(['GET', 'HEAD']);
    const isOfPage = path.startsWith('/') && !path.startsWith('/api/');
    if (!isOfPage || !isReading) throw notFound('This call');
    if (extension.test(path)) return reply.code(404).type('text/plain').send('Not found');
    return sendPage(request, reply);
  });
}

/** Where browsers look for the service worker: only a script at this path can remove one that they once installed. */
const workerPath = '/sw.js';

/** Replaces any other service worker, deletes its caches, and unregisters itself. */
const lastWorker = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(leave()));
async function leave() {
  for (const name of await caches.keys()) await caches.delete(name);
  await registration.unregister();
}
`;

const sendLastWorker = (reply: FastifyReply): FastifyReply =>
  reply.header('cache-control', 'no-cache').type('text/javascript; charset=utf-8').send(lastWorker);

function chooseCaching(path: string): string {
  if (path.includes('/assets/')) return 'public, max-age=31536000, immutable';
  return path.includes('/art/') ? 'public, max-age=86400' : 'no-cache';
}

const extension = /\.[a-z0-9]{1,8}$/i;

const getPath = ({ url }: FastifyRequest): string => url.split('?')[0] ?? '/';

function pageSender(server: FastifyInstance, services: HttpServices, app: WebApp, pages: Pages) {
  const render = app.rendering && pageRenderer(app.rendering, server.log, app.timeoutMultiplier);
  const turns = new BoundedQueue(maxInTurn, Number.POSITIVE_INFINITY);
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    await turns.run(() => nextTurn());
    if (!pages) return reply.code(503).type('text/plain').send('The app is not built yet: run npm run build');
    const path = getPath(request);
    const accepted = String(request.headers['accept-encoding'] ?? '');
    reply.code(pages.has(path) ? 200 : 404);
    if (!(await isIdentified(services, request)))
      return sendPlain(await pages.find(path), pages.policy, request, reply);
    const isRendered = render !== null && (pageAt(app.rendered, path) !== undefined || !pages.has(path));
    const { viewer, address, at } = request;
    const weight = isRendered ? 1 : cachedWeight;
    const wait = services.limiter.count('read', accountKey(viewer), address, at.getTime(), weight);
    if (wait > 0) {
      // The app in the page tells people that they have to wait, so the page is sent all the same.
      reply.code(429).header('retry-after', String(Math.ceil(wait)));
      return send(bodyFor(await pages.find(path), accepted), pages.policy, personalCaching, reply);
    }
    const rendered = isRendered ? await render(requestedPage(server, request)) : null;
    if (!rendered) return sendPlain(await pages.find(path), pages.policy, request, reply);
    return send(await packedFor(await pages.render(path, rendered), accepted), pages.policy, personalCaching, reply);
  };
}

/** False when there is no time to find out who asks: the page's code shows what is wrong, or tries again. */
async function isIdentified(services: HttpServices, request: FastifyRequest): Promise<boolean> {
  try {
    await identify(services, request);
    return true;
  } catch (error) {
    if (asFailure(error).status !== 503) throw error;
    services.noteFailure(error);
    return false;
  }
}

/** Sends the plain page, the same for everybody. */
function sendPlain(
  page: CachedResponse,
  policy: string,
  { headers }: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  reply.headers({ ...pageHeaders(policy, 'no-cache'), etag: page.etag });
  if (headers['if-none-match'] === page.etag) return reply.code(304).send();
  return send(bodyFor(page, String(headers['accept-encoding'] ?? '')), policy, 'no-cache', reply);
}

/** A page for one person is sent with `personalCaching`: no cache keeps it. */
function send({ bytes, coding }: Packed, policy: string, caching: string, reply: FastifyReply): FastifyReply {
  if (coding) reply.header('content-encoding', coding);
  return reply.headers(pageHeaders(policy, caching)).type('text/html; charset=utf-8').send(bytes);
}

const pageHeaders = (policy: string, caching: string) => ({
  'content-security-policy': policy,
  'cache-control': caching,
  vary: responseVariesBy,
});
