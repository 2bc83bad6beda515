import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import cookie from '@fastify/cookie';
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { overloaded, sendError } from '../failure.ts';
import type { HttpServices } from './dispatch.ts';
import { respondFast } from './fast-path.ts';
import { securityHeaders, strictTransport } from './pages/headers.ts';
import { getAddress } from './requests/caller.ts';
import { Connections, openFilesLimit } from './requests/connections.ts';
import { countFailure } from './requests/counting.ts';
import {
  countUnreadable,
  logRequests,
  OnlyBrokenResponses,
  RejectedRequests,
  withoutFloods,
} from './requests/request-log.ts';

const kilobyte = 1024;
/** The server closes a connection without traffic for this long; live streams turn that off for themselves. */
const maxSilence = 30_000;
/** A client has this long after connecting to send a request, and as long for the headers of each next one. */
const maxHeadersLength = 10_000;
const maxResponseLength = 10_000;
/** Requests that are not done this long after the stop began are cut off. */
const maxStop = 10_000;
/** Deepest nesting of a JSON body; no contract comes near it. */
const deepestBody = 8;

export interface ServerOptions {
  logLevel: string;
  logger: boolean;
  logStream?: { write(line: string): void };
  maxHeadersLength?: number;
  maxResponseLength?: number;
  maxStop?: number;
  /** For tests on a busy machine: multiplies how long a response may take. */
  timeoutMultiplier?: number | undefined;
}

export async function buildServer(services: HttpServices, options: ServerOptions): Promise<FastifyInstance> {
  const connections = new Connections({ openFiles: openFilesLimit(), behindProxy: services.trustProxy });
  const rejectedRequests = new RejectedRequests();
  const server = Fastify({
    logger: options.logger
      ? { ...loggerOptions(options, await terminalLines()), hooks: withoutFloods(rejectedRequests) }
      : false,
    logController: new OnlyBrokenResponses(),
    genReqId: () => randomUUID(),
    trustProxy: services.trustProxy,
    bodyLimit: 64 * kilobyte,
    // Long enough for a picture over a slow line; every other body has the handler's ten seconds.
    requestTimeout: 120_000,
    connectionTimeout: maxSilence,
    // A proxy reuses a connection for up to two minutes: it must not use one that the server is just closing.
    keepAliveTimeout: services.trustProxy ? 130_000 : 5_000 * (options.timeoutMultiplier ?? 1),
    handlerTimeout: options.maxResponseLength ?? maxResponseLength * (options.timeoutMultiplier ?? 1),
    return503OnClosing: false,
    routerOptions: { maxParamLength: 200 },
    // The router itself refuses some addresses; those requests reach no hook.
    frameworkErrors: (error, request, reply) => {
      rejectedRequests.count(400, request.method, getAddress(request.raw, services.trustProxy));
      sendError(error, request, reply.headers(securityHeaders));
    },
    schemaController: { compilersFactory: { buildValidator: noSchemas, buildSerializer: noSchemas } },
    serverFactory: (handle, settings) => {
      const { maxHeadersLength: headersTimeout = maxHeadersLength } = options;
      const connectionsCheckingInterval = Math.min(headersTimeout, 2_000);
      const http = createServer({ ...settings, headersTimeout, connectionsCheckingInterval }, (request, response) => {
        if (services.stopping.now) response.shouldKeepAlive = false;
        if (!respondEarly(server.log, services, request, response)) handle(request, response);
      });
      connections.watch(http);
      countUnreadable(http, rejectedRequests);
      // Fastify sets this timeout only on a server that it creates itself.
      return http.setTimeout(maxSilence);
    },
  });
  server.decorateRequest('address', '');
  server.decorateRequest('viewer');
  server.decorateRequest('role');
  server.decorateRequest('at');
  server.decorateRequest('counted');
  await server.register(cookie);
  acceptOnlyJson(server);
  server.addHook('preClose', async () => connections.close(options.maxStop ?? maxStop));
  logRequests(server, rejectedRequests, services.metrics);
  server.setErrorHandler((error, request, reply) => {
    services.noteFailure(error);
    sendError(countFailure(services, request, error), request, reply);
  });
  server.addHook('onRequest', async (request, reply) => {
    request.address = getAddress(request.raw, services.trustProxy);
    reply.headers(securityHeaders);
    if (request.protocol === 'https') reply.header('strict-transport-security', strictTransport);
  });
  refuseUnderPressure(server, options.timeoutMultiplier);
  return server;
}

/** Contracts parse requests and responses. Without these builders, Fastify would load two JSON schema compilers. */
function noSchemas(): never {
  throw new Error('Routes have contracts, no schemas');
}

/** After an error the request takes the long way, which handles errors; uncaught, the error would end the process. */
function respondEarly(log: FastifyBaseLogger, ...args: Parameters<typeof respondFast>): boolean {
  try {
    return respondFast(...args);
  } catch (error) {
    log.error({ err: error }, 'an early answer failed');
    const [, , response] = args;
    return response.headersSent;
  }
}

type LogStream = NonNullable<ServerOptions['logStream']>;

/** Readable lines for a person at a terminal; anything else reads JSON. */
async function terminalLines(): Promise<LogStream | undefined> {
  if (!process.stdout.isTTY) return undefined;
  const { default: pretty } = await import('pino-pretty');
  return pretty({ ignore: 'pid,hostname,reqId', translateTime: 'SYS:HH:MM:ss' });
}

function loggerOptions({ logLevel, logStream }: ServerOptions, terminal: LogStream | undefined) {
  const stream = logStream ?? terminal;
  return {
    level: logLevel,
    redact: ['req.headers.cookie', 'req.headers.authorization', 'res.headers["set-cookie"]'],
    // A log line names the route, never the URL: query strings hold what people search for, paths the secrets of feeds.
    serializers: { req: ({ method }: { method: string }) => ({ method }) },
    ...(stream && { stream }),
  };
}

function acceptOnlyJson(server: FastifyInstance): void {
  server.removeAllContentTypeParsers();
  const parse = server.getDefaultJsonParser('error', 'error');
  server.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const content = String(body);
    if (content.trim() === '') done(null, undefined);
    else parse(request, content, (error, parsed) => (error ? done(error) : done(tooDeep(parsed), parsed)));
  });
}

function tooDeep(parsed: unknown): Error | null {
  return measureDepth(parsed, deepestBody) > deepestBody
    ? Object.assign(new Error('too deep'), { statusCode: 400 })
    : null;
}

function measureDepth(value: unknown, most: number): number {
  if (typeof value !== 'object' || value === null) return 0;
  if (most < 0) return Number.POSITIVE_INFINITY;
  return (
    1 + Object.values(value).reduce<number>((deepest, child) => Math.max(deepest, measureDepth(child, most - 1)), 0)
  );
}

const resolution = 20;
const checkEvery = 1_000;
/** In milliseconds. With a longer average delay, a new request would only wait. */
const maxDelay = 1_000;

/** Refuses calls while the process is too far behind to answer them in time. Nothing in its timer opens a file or can throw. */
function refuseUnderPressure(server: FastifyInstance, timeoutMultiplier = 1): void {
  const delay = monitorEventLoopDelay({ resolution });
  let timer: NodeJS.Timeout | undefined;
  let wasLate = false;
  let isHigh = false;
  const check = () => {
    // No sample since the last check means that the event loop was blocked all the time.
    const isLate = delay.count === 0 || delay.mean / 1e6 - resolution > maxDelay * timeoutMultiplier;
    // One late second may be a migration or a slow neighbour, and is over by now.
    isHigh = isLate && wasLate;
    wasLate = isLate;
    delay.reset();
  };
  // Measures only once the server listens: nobody waits for the start itself.
  server.addHook('onListen', async () => {
    delay.enable();
    timer = setInterval(check, checkEvery * timeoutMultiplier).unref();
  });
  server.addHook('onClose', async () => {
    clearInterval(timer);
    delay.disable();
  });
  // Pages and their files are cheap to send, and a page tells people better than an error that they have to wait.
  server.addHook('onRequest', async ({ url }) => {
    if (isHigh && url.startsWith('/api/')) throw overloaded();
  });
}
