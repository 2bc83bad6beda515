import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isMember, type Viewer } from '../access.ts';
import { isRefusal, type Rejections } from './rejections.ts';

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

/** `k3f9a-1x`: one start of the process, and the number of the request in it. */
export function requestIds(): () => string {
  const start = randomBytes(3).toString('hex');
  let number = 0;
  return () => {
    number += 1;
    return `${start}-${number.toString(36)}`;
  };
}

/** One line per write, failure and slow read; plain reads at debug; rejections once a minute, counted. */
export function logRequests(server: FastifyInstance, rejections: Rejections): void {
  const summarise = () => {
    const summary = rejections.takeSummary();
    if (summary) server.log.warn(summary, 'refused since the last such line');
  };
  const timer = setInterval(summarise, summaryEvery);
  timer.unref();
  server.addHook('onResponse', async (request, reply) => logOne(request, reply, rejections));
  server.addHook('onClose', async () => {
    clearInterval(timer);
    summarise();
  });
}

function logOne(request: FastifyRequest, reply: FastifyReply, rejections: Rejections): void {
  const { method, routeOptions } = request;
  const status = reply.raw.statusCode;
  const ms = Math.round(reply.elapsedTime);
  const line = {
    ...(!routeOptions.config.isAnonymous && callerOf(request)),
    method,
    route: routeOptions.url ?? 'none',
    status,
    ms,
  };
  const isWrite = method !== 'GET' && method !== 'HEAD';
  if (isRefusal(status)) {
    const mayHaveLine = rejections.count(status, method, nameOf(request.viewer, request.address));
    if (mayHaveLine && (isWrite || status === 503)) request.log.warn(line, 'refused');
  } else if (status >= 500) request.log.error(line, 'failed');
  else if (isWrite) request.log.info(line, status < 400 ? 'written' : 'not written');
  else if (ms > slowMilliseconds && !routeOptions.config.isStream) request.log.warn(line, 'slow');
  else request.log.debug(line, 'read');
}

/** Undefined when the request failed before it was settled who is asking. */
type SettledViewer = Viewer | undefined;

const callerOf = ({ viewer, address }: { viewer: SettledViewer; address: string }) =>
  viewer && isMember(viewer) ? { account: viewer.accountId } : { address };

/** As it stands in a summary of rejections. */
export const nameOf = (viewer: SettledViewer, address: string): string =>
  viewer && isMember(viewer) ? `account ${viewer.accountId}` : address || 'unknown';
