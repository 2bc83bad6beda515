import type { ServerResponse } from 'node:http';
import { setImmediate } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { type CacheTag, everything } from '#shared/cache-tags.ts';
import { type Access, isMember, type Member, roleClass, type Viewer } from '../access/access.ts';
import { accountTag, type Viewers } from '../access/viewers.ts';
import type { Change, Changes } from '../cache/changes.ts';
import { overloaded } from '../failure.ts';
import { type HttpServices, identify, maxHandling } from '../http/dispatch.ts';
import { securityHeaders } from '../http/pages/headers.ts';
import { countRequest } from '../http/requests/counting.ts';
import {
  type Batch,
  buildBatch,
  findAccounts,
  isShared,
  type Listener,
  Listeners,
  mayReceive,
  merged,
  type SessionChecks,
  sessionChecks,
  type TagRules,
  throttled,
  visibleTo,
} from './listeners.ts';

const heartbeatEvery = 25_000;
/** A single change is sent at once; many changes share one event in this time. */
const gatherMs = 200;
const maxUnsentBytes = 256 * 1024;
/** After this many streams the event loop has a turn: sending to 2,000 at once would block it for 40 ms. */
const sentAtOnce = 200;
/** More changes than happen while a page loads its first data. */
const recentAtFirst = 20;
const minRetryMs = 1_000;
/** Spreads what all browsers do at the same time to a few hundred requests a second. */
const spreadPerListenerMs = 4;
const maxSpreadMs = 10_000;

interface LiveOptions {
  /** Tags that concern many at once: browsers refetch spread over some seconds. */
  jittered?: readonly CacheTag[];
  checkAgainAfterMs?: number;
  /** Called with the error when a batch could not be sent. */
  warn(error: unknown): void;
}

/** The live stream to browsers: which tags changed, and patches. Each viewer gets only what they may read. */
export class Live {
  readonly #listeners = new Listeners();
  readonly #changes: Changes;
  readonly #rules: TagRules;
  readonly #jittered: ReadonlySet<CacheTag>;
  readonly #checks: SessionChecks;
  readonly #throttle = throttled<Batch>(gatherMs, merged, (batch) => this.#sendInTurn(batch));
  readonly #heartbeat: NodeJS.Timeout;
  readonly #warn: LiveOptions['warn'];
  #sending: Promise<void> = Promise.resolve();

  constructor(changes: Changes, viewers: Viewers, rules: TagRules, options: LiveOptions) {
    this.#changes = changes;
    this.#rules = rules;
    this.#jittered = new Set([everything, ...(options.jittered ?? [])]);
    this.#warn = options.warn;
    this.#checks = sessionChecks(
      (ids) => viewers.ofSessions(ids, new Date()),
      (listener, viewer) => this.#settle(listener, viewer),
      options.checkAgainAfterMs,
    );
    changes.listen((change) => this.#handle(change));
    this.#heartbeat = setInterval(() => this.#beat(), heartbeatEvery);
    this.#heartbeat.unref();
  }

  get size(): number {
    return this.#listeners.size;
  }

  hasRoomFor(viewer: Viewer, address: string): boolean {
    return this.#listeners.hasRoomFor(viewer, address);
  }

  /**
   * Starts a stream. The greeting lists what has changed since the last change that the browser knows. A browser that
   * knows none has reads under way, and gets the last few changes. Reconnection times differ, so that browsers do not
   * all come back at the same moment.
   */
  add(response: ServerResponse, viewer: Viewer, address: string, last?: number): void {
    if (response.destroyed) return;
    const listener = this.#listeners.add(response, viewer, address);
    response.once('close', () => this.#listeners.remove(listener));
    const retry = minRetryMs + Math.round(Math.random() * Math.max(2_000, this.#spreadMs()));
    response.write(`retry: ${retry}\n${this.#greeting(viewer, last)}`);
  }

  tagsFor(viewer: Viewer, tags: readonly CacheTag[]): CacheTag[] {
    return tags.filter((tag) => mayReceive(viewer, this.#rules, tag));
  }

  #greeting(viewer: Viewer, last: number | undefined): string {
    const { latest } = this.#changes;
    const number = Math.max(latest, last ?? 0);
    const { since, tags } = this.#changes.since(last ?? latest - recentAtFirst);
    const missed = Object.fromEntries([...tags].filter(([tag]) => mayReceive(viewer, this.#rules, tag)));
    return event('hello', number, { number, since: last === undefined ? Math.min(since, number) : since, missed });
  }

  close(): void {
    clearInterval(this.#heartbeat);
    this.#throttle.close();
    this.#checks.close();
    this.#endAll();
  }

  #endAll(): void {
    for (const { response } of this.#listeners) response.end();
  }

  #handle(change: Change): void {
    if (change.tags.includes(everything)) this.#checks.add(this.#listeners);
    for (const tag of change.tags) {
      const account = accountTag.getId(tag);
      if (account !== null) this.#checks.add(this.#listeners.ofAccount(Number(account)));
    }
    const hurried = change.tags.some((tag) => !this.#jittered.has(tag));
    this.#throttle.add(buildBatch(change, this.#changes.latest), hurried);
  }

  /**
   * Sends one batch after the other, so that each stream gets them in order. After a failure all streams end; when they
   * reconnect, the greeting says what they missed.
   */
  #sendInTurn(batch: Batch): void {
    this.#sending = this.#sending
      .then(() => this.#send(batch))
      .catch((error: unknown) => {
        this.#warn(error);
        this.#endAll();
      });
  }

  async #send(batch: Batch): Promise<void> {
    const accounts = findAccounts(this.#rules, batch);
    if (isShared(this.#rules, batch)) await this.#sendToAll(batch, accounts);
    for (const account of accounts) {
      for (const listener of this.#listeners.ofAccount(account)) send(listener, this.#message(batch, listener.viewer));
    }
  }

  /** Sends one text to all viewers of a role class, except accounts that get one of their own. */
  async #sendToAll(batch: Batch, except: ReadonlySet<number>): Promise<void> {
    const texts = new Map<Access, string>();
    let sent = 0;
    for (const listener of this.#listeners) {
      const { viewer } = listener;
      if (viewer.kind === 'member' && except.has(viewer.accountId)) continue;
      const role = roleClass(viewer);
      const text = texts.get(role) ?? this.#message(batch, viewer);
      texts.set(role, text);
      send(listener, text);
      sent += 1;
      if (sent % sentAtOnce === 0) await setImmediate();
    }
  }

  #message(batch: Batch, viewer: Viewer): string {
    const { number, completeTo, tags, patches } = visibleTo(viewer, this.#rules, batch);
    const now = [...tags].filter((tag) => !this.#jittered.has(tag));
    const later = [...tags].filter((tag) => this.#jittered.has(tag));
    const contents = [];
    if (now.length > 0)
      contents.push({ number, tags: now, patches: patches.size > 0 ? Object.fromEntries(patches) : undefined });
    if (later.length > 0) contents.push({ number, tags: later, withinMs: this.#spreadMs() });
    return contents.map((content) => event('change', completeTo, content)).join('');
  }

  #spreadMs(): number {
    return Math.min(maxSpreadMs, this.#listeners.size * spreadPerListenerMs);
  }

  #settle(listener: Listener, viewer: Member | undefined): void {
    if (viewer) {
      listener.viewer = viewer;
      return;
    }
    send(listener, sessionEnded);
    listener.response.end();
  }

  #beat(): void {
    for (const listener of this.#listeners) send(listener, ':\n\n');
  }
}

export const sessionEnded = 'event: ended\ndata: {}\n\n';

/** The browser sends the id back when it reconnects. */
const event = (name: string, id: number, content: object) =>
  `id: ${id}\nevent: ${name}\ndata: ${JSON.stringify(content)}\n\n`;

/** Closes a stream whose client no longer reads, instead of buffering for it. */
function send({ response }: Listener, text: string): void {
  if (text === '' || response.writableEnded) return;
  if (response.writableLength > maxUnsentBytes) response.destroy();
  else response.write(text);
}

export function registerLive(server: FastifyInstance, services: HttpServices, live: Live): void {
  server.get(
    '/api/live',
    { handlerTimeout: maxHandling, exposeHeadRoute: false, config: { isStream: true } },
    async (request, reply) => {
      await identify(services, request);
      countRequest(services, request, 'read');
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
