import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { isMember } from '../access/access.ts';
import { overloaded } from '../failure.ts';
import { countCall, type HttpServices, identify, longestHandling } from '../http/dispatch.ts';
import { securityHeaders } from '../http/pages/headers.ts';
import { type Live, sessionEnded } from './live.ts';

export function registerLive(server: FastifyInstance, services: HttpServices, live: Live): void {
  server.get(
    '/api/live',
    { handlerTimeout: longestHandling, exposeHeadRoute: false, config: { isStream: true } },
    async (request, reply) => {
      await identify(services, request);
      countCall(services, request, 'read');
      const lastReceived = await lastReceivedChange(services, request);
      if (!live.hasRoomFor(request.viewer, request.address)) throw overloaded(30);
      // A stream that began during a stop would never end.
      if (services.stopping.now) throw overloaded(2);
      reply.hijack();
      // The client may have disconnected while its session was looked up.
      if (reply.raw.destroyed) return;
      request.raw.setTimeout(0);
      reply.raw.writeHead(200, {
        ...securityHeaders,
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store',
        'x-accel-buffering': 'no',
      });
      const { as } = z.parse(Query, request.query);
      if (as === 'member' && !isMember(request.viewer)) return void reply.raw.end(sessionEnded);
      live.add(reply.raw, request.viewer, request.address, lastReceived);
    },
  );
}

const Query = z.object({
  after: z.catch(z.optional(z.string()), undefined),
  /** Who the page was rendered for: a member whose session is over is told so, and gets no stream as a visitor. */
  as: z.catch(z.optional(z.literal('member')), undefined),
});

/** The change up to which the browser knows all. When it reconnects by itself, its `Last-Event-ID` comes first. */
async function lastReceivedChange({ knownChanges }: HttpServices, { headers, query }: FastifyRequest) {
  const claimed = headers['last-event-id'] ?? z.parse(Query, query).after;
  return claimed === undefined ? undefined : knownChanges.confirmed(Number(claimed) || 0);
}
