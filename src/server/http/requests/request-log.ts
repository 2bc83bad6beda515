import type { Server } from 'node:http';
import { Socket } from 'node:net';
import { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import type { PinoLoggerOptions } from 'fastify/types/logger.js';
import { isMember, type Viewer } from '../../access/access.ts';
import type { Metrics } from '../../metrics/metrics.ts';
import { getAddress } from './caller.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The response stays open as long as somebody listens, so its duration means nothing. */
    isStream?: boolean;
    /** Its log lines leave out who called. */
    isAnonymous?: boolean;
  }
}

/** How many lines of one kind may be logged in a minute; a flood is only counted. */
const maxLines = 10;
const maxNamed = 5;
const maxCallers = 1_000;
/** A read that takes longer gets a log line. */
const slowMilliseconds = 500;
const summaryEvery = 60_000;

/** Counts refused and failed requests, and the lines that were logged, so that a flood does not fill the log. */
export class RejectedRequests {
  readonly #kinds = new Map<string, number>();
  readonly #callers = new Map<string, number>();
  readonly #lines = new Map<string, number>();

  count(status: number, method: string, caller: string): void {
    add(this.#kinds, `${status} ${method}`);
    if (this.#callers.size < maxCallers || this.#callers.has(caller)) add(this.#callers, caller);
  }

  /** Whether one more line with this message may be logged. */
  mayWrite(message: string): boolean {
    add(this.#lines, message);
    return (this.#lines.get(message) ?? 0) <= maxLines;
  }

  /** How often each kind was refused (`429 GET`), and the callers refused most; null when there were none. */
  takeSummary() {
    const leftOut = [...this.#lines].flatMap(([line, count]) => (count > maxLines ? [[line, count - maxLines]] : []));
    const most = [...this.#callers].sort(([, one], [, other]) => other - one).slice(0, maxNamed);
    const summary = {
      refused: Object.fromEntries(this.#kinds),
      most: Object.fromEntries(most),
      // How many lines were not logged, by their message.
      ...(leftOut.length > 0 && { leftOut: Object.fromEntries(leftOut) }),
    };
    const isNothing = this.#kinds.size === 0 && leftOut.length === 0;
    for (const counts of [this.#kinds, this.#callers, this.#lines]) counts.clear();
    return isNothing ? null : summary;
  }
}

const add = (counts: Map<string, number>, key: string) => counts.set(key, (counts.get(key) ?? 0) + 1);

/** Logs a line per write and slow read, and plain reads at debug. Refusals and failures get a few lines and a count. */
export function logRequests(
  server: FastifyInstance,
  rejectedRequests: RejectedRequests,
  metrics?: Pick<Metrics, 'served'>,
): void {
  const summarise = () => {
    const summary = rejectedRequests.takeSummary();
    if (summary) server.log.warn(summary, 'refused since the last such line');
  };
  const timer = setInterval(summarise, summaryEvery);
  timer.unref();
  server.addHook('onResponse', async (request, reply) => {
    logResponse(request, reply, rejectedRequests);
    if (metrics) measureResponse(request, reply, metrics);
  });
  server.addHook('onClose', async () => {
    clearInterval(timer);
    summarise();
  });
}

/** Keeps only one of Fastify's own log lines: that of a response that broke off midway, whose error has no other. */
export class OnlyBrokenResponses extends LogController {
  constructor() {
    super({ disableRequestLogging: true });
  }

  override streamError(error: Error, request: FastifyRequest): void {
    const isDisconnected = 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE';
    if (!isDisconnected) request.log.warn({ err: error }, 'an answer broke off');
  }
}

/** Counts input that is not HTTP, which Fastify answers without a request. Disconnects and timeouts do not count. */
export function countUnreadable(server: Server, rejectedRequests: RejectedRequests): void {
  server.on('clientError', (error, socket) => {
    const code = 'code' in error ? String(error.code) : '';
    if (!code.startsWith('HPE_') || !(socket instanceof Socket)) return;
    const address = getAddress({ headers: {}, socket }, false);
    rejectedRequests.count(code === 'HPE_HEADER_OVERFLOW' ? 431 : 400, 'unreadable', address);
  });
}

function logResponse(request: FastifyRequest, reply: FastifyReply, rejectedRequests: RejectedRequests): void {
  const { method, routeOptions } = request;
  const { isAnonymous, isStream } = routeOptions.config;
  const status = reply.raw.statusCode;
  const ms = Math.round(reply.elapsedTime);
  const line = { ...(!isAnonymous && describeCaller(request)), method, route: routeOptions.url ?? 'none', status, ms };
  const isWrite = method !== 'GET' && method !== 'HEAD';
  if (status >= 400) {
    rejectedRequests.count(status, method, isAnonymous ? 'unnamed' : getName(request.viewer, request.address));
  }
  if (isRefusal(status) && (isWrite || status === 503)) request.log.warn(line, 'refused');
  else if (isRefusal(status)) return;
  else if (status >= 500) request.log.error(line, 'failed');
  else if (isWrite) request.log.info(line, status < 400 ? written : 'not written');
  else if (ms > slowMilliseconds && !isStream) request.log.warn(line, 'slow');
  else request.log.debug(line, 'read');
}

function measureResponse(
  { method, routeOptions }: FastifyRequest,
  reply: FastifyReply,
  metrics: Pick<Metrics, 'served'>,
) {
  if (routeOptions.config.isStream) return;
  const status = reply.raw.statusCode;
  metrics.served({ method, route: routeOptions.url ?? 'none', status, milliseconds: reply.elapsedTime });
}

const isRefusal = (status: number): boolean => status === 401 || status === 403 || status === 429 || status === 503;

const written = 'written';
/** The number of this level in pino. */
const info = 30;

/**
 * Limits what the app logs: every write, and of anything else only a few lines a minute. Lines below info have no limit,
 * because they are logged only where somebody asked for them.
 */
export const withoutFloods = (rejectedRequests: RejectedRequests): NonNullable<PinoLoggerOptions['hooks']> => ({
  logMethod(args, method, level) {
    const message = args.find((arg: unknown) => typeof arg === 'string') ?? 'an error';
    if (level < info || message === written || rejectedRequests.mayWrite(message)) method.apply(this, args);
  },
});

/** Undefined when the request failed before the viewer was known. */
type SettledViewer = Viewer | undefined;

const describeCaller = ({ viewer, address }: { viewer: SettledViewer; address: string }) =>
  viewer && isMember(viewer) ? { account: viewer.accountId } : { address };

/** How a summary of rejected requests names the caller. */
const getName = (viewer: SettledViewer, address: string): string =>
  viewer && isMember(viewer) ? `account ${viewer.accountId}` : address || 'unknown';
