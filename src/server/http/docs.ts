import type { FastifyInstance } from 'fastify';
import * as core from 'zod/v4/core';
import { countCall, enforce, type HttpServices, identify } from './dispatch.ts';
import type { Route, Schema } from './route.ts';

/** The API's description and a page to read it on, made when someone first opens `/api/docs` (for members). */
export function registerDocs(server: FastifyInstance, services: HttpServices, routes: readonly Route[]): void {
  let reader: Promise<FastifyInstance> | undefined;
  server.route({
    method: 'GET',
    url: '/api/docs*',
    handler: async (request, reply) => {
      await identify(services, request);
      countCall(services, request, 'read');
      enforce('member', 'GET', request.viewer, request.at);
      reader ??= buildReader(routes).catch((error) => {
        reader = undefined;
        throw error;
      });
      const page = await (await reader).inject({ method: 'GET', url: request.url });
      const { connection: _, 'content-length': __, ...headers } = page.headers;
      return reply.code(page.statusCode).headers(headers).send(page.rawPayload);
    },
  });
}

async function buildReader(routes: readonly Route[]): Promise<FastifyInstance> {
  const [{ default: Fastify }, { default: swagger }, { default: swaggerUi }] = await Promise.all([
    import('fastify'),
    import('@fastify/swagger'),
    import('@fastify/swagger-ui'),
  ]);
  const reader = Fastify();
  reader.setValidatorCompiler(() => () => true);
  reader.setSerializerCompiler(() => (value) => JSON.stringify(value));
  await reader.register(swagger, { openapi: { openapi: '3.1.0', info: { title: 'Village Arena', version: '1' } } });
  await reader.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: true });
  for (const route of routes) {
    reader.route({ method: route.method, url: route.path, schema: openApiOf(route), handler: () => undefined });
  }
  await reader.ready();
  return reader;
}

function openApiOf(route: Route): Record<string, unknown> {
  return {
    summary: route.summary,
    description: `For: ${route.access}`,
    tags: [route.path.split('/')[2] ?? 'api'],
    ...(route.params && { params: jsonSchema(route.params, 'input') }),
    ...(route.query && { querystring: jsonSchema(route.query, 'input') }),
    ...(route.body && { body: jsonSchema(route.body, 'input') }),
    response: { 200: jsonSchema(route.answerAs, 'output') },
  };
}

function jsonSchema(schema: Schema, io: 'input' | 'output'): Record<string, unknown> {
  const { $schema: _, ...described } = core.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return described;
}
