import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isMember } from '../access.ts';
import { bodyFor } from '../built-answer.ts';
import { type HttpServices, identify } from './dispatch.ts';
import { answersVaryBy } from './headers.ts';
import { type Pages, readPages, type WebApp } from './page.ts';
import { unknownCall } from './server.ts';

export async function serveWebApp(server: FastifyInstance, services: HttpServices, app: WebApp): Promise<void> {
  const pages = readPages(app, services);
  if (pages) {
    await server.register(fastifyStatic, {
      root: app.folder,
      index: false,
      dotfiles: 'ignore',
      // The page without its route and policy would not work.
      allowedPath: (path) => path !== '/index.html',
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, path) => reply.header('cache-control', cachingOf(path)),
    });
  }
  // The files' own folder has this address too, and would answer that it is no file.
  server.get('/', (request, reply) => sendPage(services, pages, request, reply));
  server.setNotFoundHandler(async (request, reply) => {
    if (request.url.startsWith('/api/') || (request.method !== 'GET' && request.method !== 'HEAD')) unknownCall();
    if (hasExtension(request.url)) return reply.code(404).type('text/plain').send('Not found');
    return sendPage(services, pages, request, reply);
  });
}

function cachingOf(path: string): string {
  if (path.includes('/assets/')) return 'public, max-age=31536000, immutable';
  return path.includes('/art/') ? 'public, max-age=86400' : 'no-cache';
}

const hasExtension = (url: string) => /\.[a-z0-9]{1,8}$/i.test(url.split('?')[0] ?? '');

async function sendPage(
  services: HttpServices,
  pages: Pages | null,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  await identify(services, request);
  const [path = '/', query] = request.url.split('?');
  if (!pages) return reply.code(503).type('text/plain').send('The app is not built yet: run npm run build');
  const page = await pages.find(path, isMember(request.viewer) ? new URLSearchParams(query) : null);
  reply.headers({
    'content-security-policy': pages.policy,
    'cache-control': 'no-cache',
    vary: answersVaryBy,
    etag: page.etag,
  });
  if (request.headers['if-none-match'] === page.etag) return reply.code(304).send();
  const { bytes, coding } = bodyFor(page, String(request.headers['accept-encoding'] ?? ''));
  if (coding) reply.header('content-encoding', coding);
  const status = pages.has(path) ? 200 : 404;
  return reply.code(status).type('text/html; charset=utf-8').send(bytes);
}
