import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { authorizeRead } from '../access/access.ts';
import { apiTokenIn, tokenHolder } from '../access/api-tokens.ts';
import { once } from '../concurrency/lazy-singleton.ts';
import { type HttpServices, identify } from './dispatch.ts';
import { describeApi } from './openapi/document.ts';
import { personalCaching, responseVariesBy } from './pages/headers.ts';
import { identifyToken } from './requests/api-token-caller.ts';
import { countRequest } from './requests/counting.ts';
import type { Route } from './route.ts';

const folder = '/api/docs';
const styles = `${folder}/static/swagger-ui.css`;
const styleImages = `${folder}/static/images/`;

/** The API's OpenAPI description and a Swagger page, made when a member first opens `/api/docs`. */
export function registerDocs(server: FastifyInstance, services: HttpServices, routes: readonly Route[]): void {
  const reader = once(() => openReader(routes, services.viewers.cookie));
  server.route({
    method: 'GET',
    url: `${folder}*`,
    handler: async (request, reply) => {
      await mustBeReader(services, request);
      const page = await (await reader()).inject(request.url);
      const { 'content-type': type, location } = page.headers;
      if (location !== undefined) reply.header('location', location);
      reply.headers({ 'cache-control': personalCaching, vary: responseVariesBy, 'content-type': type });
      return reply.code(page.statusCode).send(page.rawPayload);
    },
  });
}

/** A member, or a program with any API token: it needs the description to know what it may read. */
async function mustBeReader(services: HttpServices, request: FastifyRequest): Promise<void> {
  if (apiTokenIn(request.headers) !== undefined) {
    const token = await identifyToken(services, request);
    return countRequest(services, request, 'read', { holder: tokenHolder(token) });
  }
  await identify(services, request);
  countRequest(services, request, 'read');
  authorizeRead(request.viewer, 'member');
}

const inlineImage = /url\((?:"(data:(?:\\.|[^"\\])*)"|(data:[^)]*))\)/g;

/** Swagger's stylesheet embeds pictures as `data:` URLs, which the security policy forbids: each becomes a file. */
function withImagesApart(original: string) {
  const images: string[] = [];
  const css = original.replace(inlineImage, (_, quoted: string | undefined, bare: string) => {
    images.push(quoted?.replace(/\\(.)/g, '$1') ?? bare);
    return `url("${styleImages}${images.length - 1}")`;
  });
  return { css, images };
}

async function openReader(routes: readonly Route[], cookie: string): Promise<FastifyInstance> {
  const [{ default: Fastify }, { default: swagger }, { default: swaggerUi }] = await Promise.all([
    import('fastify'),
    import('@fastify/swagger'),
    import('@fastify/swagger-ui'),
  ]);
  const reader = Fastify();
  const description = describeApi(routes, cookie);
  await reader.register(swagger);
  // The standalone layout's logo brings a style element and a picture that the security policy forbids.
  await reader.register(swaggerUi, {
    routePrefix: folder,
    uiConfig: { layout: 'BaseLayout' },
    transformSpecification: () => description,
  });
  // Replaces the package's own stylesheet, whose pictures the policy forbids.
  const original = fileURLToPath(import.meta.resolve('@fastify/swagger-ui/static/swagger-ui.css'));
  const { css, images } = withImagesApart(await readFile(original, 'utf8'));
  const hidden = { schema: { hide: true } };
  reader.get(styles, hidden, (_, reply) => reply.type('text/css; charset=utf-8').send(css));
  for (const [index, image] of images.entries()) reader.get(`${styleImages}${index}`, hidden, () => fetch(image));
  await reader.ready();
  return reader;
}
