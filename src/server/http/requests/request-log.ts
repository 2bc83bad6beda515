import type { Server } from 'node:http';
import { Socket } from 'node:net';
import { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import type { PinoLoggerOptions } from 'fastify/types/logger.js';
import { isMember, type Viewer } from '../../access/access.ts';
import { addressOf } from './caller.ts';
import type { RejectedRequests } from './rejected-requests.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** It stays open for as long as somebody listens, so that its time says nothing. */
    isStream?: boolean;
    /** Its lines do not say who. */
    isAnonymous?: boolean;
  }
}

/** A read that takes longer is worth a line. */
const slowMilliseconds = 500;
const summaryEvery = 60_000;

/** One line per write and slow read; plain reads at debug; what is refused or fails has a few lines a minute, and is counted. */
export function logRequests(server: FastifyInstance, rejectedRequests: RejectedRequests): void {
  const summarise = () => {
    const summary = rejectedRequests.takeSummary();
    if (summary) server.log.warn(summary, 'refused since the last such line');
  };
  const timer = setInterval(summarise, summaryEvery);
  timer.unref();
  server.addHook('onResponse', async (request, reply) => logOne(request, reply, rejectedRequests));
  server.addHook('onClose', async () => {
    clearInterval(timer);
    summarise();
  });
}

/** Of Fastify's own lines only that of an answer that broke off after it had begun: its error has no other. */
export class OnlyBrokenAnswers extends LogController {
  constructor() {
    super({ disableRequestLogging: true });
  }

  override streamError(error: Error, request: FastifyRequest): void {
    const hasLeft = 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE';
    if (!hasLeft) request.log.warn({ err: error }, 'an answer broke off');
  }
}

/** What is no HTTP never becomes a request; Fastify answers it. Whoever hangs up, or asks nothing, is refused nothing. */
export function countUnreadable(server: Server, rejectedRequests: RejectedRequests): void {
  server.on('clientError', (error, socket) => {
    const code = 'code' in error ? String(error.code) : '';
    if (!code.startsWith('HPE_') || !(socket instanceof Socket)) return;
    const address = addressOf({ headers: {}, socket }, false);
    rejectedRequests.count(code === 'HPE_HEADER_OVERFLOW' ? 431 : 400, 'unreadable', address);
  });
}

function logOne(request: FastifyRequest, reply: FastifyReply, rejectedRequests: RejectedRequests): void {
  const { method, routeOptions } = request;
  const { isAnonymous, isStream } = routeOptions.config;
  const status = reply.raw.statusCode;
  const ms = Math.round(reply.elapsedTime);
  const line = { ...(!isAnonymous && callerOf(request)), method, route: routeOptions.url ?? 'none', status, ms };
  const isWrite = method !== 'GET' && method !== 'HEAD';
  if (status >= 400) {
    rejectedRequests.count(
      status,
      method,
      isAnonymous ? 'unnamed' : nameOf(request.viewer, request.address || request.ip),
    );
  }
  if (isRefusal(status) && (isWrite || status === 503)) request.log.warn(line, 'refused');
  else if (isRefusal(status)) return;
  else if (status >= 500) request.log.error(line, 'failed');
  else if (isWrite) request.log.info(line, status < 400 ? written : 'not written');
  else if (ms > slowMilliseconds && !isStream) request.log.warn(line, 'slow');
  else request.log.debug(line, 'read');
}

const isRefusal = (status: number): boolean => status === 401 || status === 403 || status === 429 || status === 503;

const written = 'written';
/** What pino counts it as. */
const info = 30;

/**
 * What may be written of all that the app wants to say: each write, and of anything else as much as one reads in a minute. What is below
 * info is written only where somebody asked for it.
 */
export const withoutFloods = (rejectedRequests: RejectedRequests): NonNullable<PinoLoggerOptions['hooks']> => ({
  logMethod(args, method, level) {
    const what = args.find((arg: unknown) => typeof arg === 'string') ?? 'an error';
    if (level < info || what === written || rejectedRequests.mayWrite(what)) method.apply(this, args);
  },
});

/** Undefined when the request failed before it was settled who is asking. */
type SettledViewer = Viewer | undefined;

const callerOf = ({ viewer, address }: { viewer: SettledViewer; address: string }) =>
  viewer && isMember(viewer) ? { account: viewer.accountId } : { address };

/** As it stands in a summary of rejected requests. */
const nameOf = (viewer: SettledViewer, address: string): string =>
  viewer && isMember(viewer) ? `account ${viewer.accountId}` : address || 'unknown';
