import { randomUUID } from 'node:crypto';
import { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Client } from 'pg';
import * as z from 'zod/mini';
import { type CacheTag, everything } from '#shared/cache-tags.ts';
import { type Change, type Changes, tagsAndRows } from '../cache/changes.ts';
import type { OpenDatabase } from '../database/open.ts';
import type { Database, Tx } from '../database/schema.ts';

/** PostgreSQL refuses notifications of 8000 bytes and more. */
const maxBytes = 7_000;

const Tag = z.custom<CacheTag>((value) => typeof value === 'string');
const Patch = z.object({
  row: Tag,
  fields: z.record(z.string(), z.unknown()),
  added: z.optional(z.object({ from: z.int(), items: z.array(z.unknown()) })),
});
const Notice = z.object({
  number: z.int(),
  tags: z.array(Tag),
  patches: z.optional(z.array(z.tuple([Tag, Patch]))),
});
const Position = z.object({ value: z.int() });

export async function notifyOthers(tx: Tx, change: Change): Promise<void> {
  await sql`select pg_notify(${channel}, ${buildPayload(change)})`.execute(tx);
}

/** As much as fits: without patches, browsers read the rows. */
function buildPayload(change: Change): string {
  const { number } = change;
  const attempts = [
    { number, tags: change.tags, patches: change.patches && [...change.patches] },
    { number, tags: tagsAndRows(change) },
    { number, tags: [everything] },
  ];
  const payloads = attempts.map((attempt) => JSON.stringify(attempt));
  return payloads.find((payload) => Buffer.byteLength(payload) < maxBytes) ?? '';
}

export interface ListenOptions {
  databaseUrl: string;
  changes: Changes;
  stateChanged: (state: 'listening' | 'lost') => void;
  times?: Partial<ListenTimes> | undefined;
}

/**
 * Listens to the commits of other processes, in their order (its own arrive again, without effect). While the
 * connection is lost or silent, no cached response is served. A new one drops the whole cache, because changes in
 * between are unknown. Resolves once the first connection was tried.
 */
export async function listenToOthers({ databaseUrl, changes, stateChanged, times }: ListenOptions) {
  const { Client } = (await import('pg')).default;
  const tried = Promise.withResolvers<void>();
  const closing = new AbortController();
  const enter = (state: 'listening' | 'lost') => {
    stateChanged(state);
    tried.resolve();
  };
  const subscriber: Subscriber = {
    databaseUrl,
    listening: (position) => {
      changes.resume(z.parse(Position, position).value);
      enter('listening');
    },
    message: (payload) => receive(changes, payload),
    alive: (until) => changes.renewLease(until),
  };
  const connect = () => new ListenConnection(Client, subscriber, { ...usualTimes, ...times });
  changes.endLease();
  const running = keepConnected(connect, closing.signal, () => {
    changes.endLease();
    enter('lost');
  });
  await tried.promise;
  return {
    close: async () => {
      closing.abort();
      await running;
    },
  };
}

const minBackoff = 100;
const maxBackoff = 2_000;

/** Reconnects whenever a connection is lost: twice as late after each failure, and not together with other processes. */
async function keepConnected(connect: () => ListenConnection, signal: AbortSignal, lost: () => void): Promise<void> {
  for (let failures = 0; !signal.aborted; failures += 1) {
    const connection = connect();
    const drop = () => connection.drop();
    signal.addEventListener('abort', drop);
    await connection.lost;
    signal.removeEventListener('abort', drop);
    if (signal.aborted) return;
    lost();
    if (connection.isListening) failures = 0;
    const backoff = Math.min(maxBackoff, minBackoff * 2 ** failures) * (0.5 + Math.random() / 2);
    await wait(backoff, undefined, { signal }).catch(() => undefined);
  }
}

export async function latestNumber(db: Database): Promise<number> {
  const row = await db.selectFrom('change_number').select('value').where('id', '=', 1).executeTakeFirst();
  return row?.value ?? 0;
}

function receive(changes: Changes, payload: string): void {
  const notice = z.safeParse(Notice, parse(payload));
  if (!notice.success) return;
  const { patches, ...change } = notice.data;
  changes.publish({ ...change, patches: patches && new Map(patches) });
}

function parse(payload: string): unknown {
  try {
    return JSON.parse(payload);
  } catch {
    return null;
  }
}

/**
 * On SQLite another process (an import, a restore) can write to the file without notice. Reading the WAL index, which
 * takes a microsecond, reveals it: the whole cache is dropped at once, and browsers refetch.
 */
export function externalWriteNotice({ db, externalWrites }: OpenDatabase, changes: Changes): () => void {
  let seen = externalWrites();
  return () => {
    const now = externalWrites();
    if (now === seen) return;
    seen = now;
    changes.publishEverything();
    latestNumber(db).then(
      (number) => {
        if (number > changes.latest) changes.publishEverything(number);
      },
      // Safe to ignore: the requests that fail for the same reason report it.
      () => undefined,
    );
  };
}

/** In milliseconds. */
export interface ListenTimes {
  /** How often the process notifies itself to show that the connection is alive. */
  heartbeatEvery: number;
  /** How long a heartbeat may take to come back, and a new connection to deliver its first one. */
  respondWithin: number;
}

/** A lost connection is noticed within 7 seconds. */
export const usualTimes: ListenTimes = { heartbeatEvery: 5_000, respondWithin: 2_000 };

interface Subscriber {
  databaseUrl: string;
  /** Called with the change at which listening begins: after messages of earlier commits, before those of later ones. */
  listening(position: unknown): void;
  message(payload: string): void;
  /** All messages so far were delivered, and later ones will be, at least until then by `performance.now()`. */
  alive(until: number): void;
}

const channel = 'village_changes';
export const listenerName = 'village-arena listener';

class ListenConnection {
  readonly #subscriber: Subscriber;
  readonly #times: ListenTimes;
  readonly #socket = new Socket();
  readonly #client: Client;
  readonly #heartbeat = randomUUID();
  readonly lost = new Promise((resolve) => this.#socket.once('close', resolve));
  isListening = false;
  #sentAt = 0;
  #overdue: NodeJS.Timeout | undefined;
  #next: NodeJS.Timeout | undefined;

  constructor(ClientClass: typeof Client, subscriber: Subscriber, times: ListenTimes) {
    this.#subscriber = subscriber;
    this.#times = times;
    this.#client = new ClientClass({
      connectionString: subscriber.databaseUrl,
      fallback_application_name: listenerName,
      stream: () => this.#socket,
      keepAlive: true,
    });
    this.#client.on('error', () => this.drop());
    this.#client.on('notification', ({ payload = '' }) => this.#receive(payload));
    this.#socket.on('close', () => this.#tidy());
    this.#expectResponse();
    this.#listen().catch(() => this.drop());
  }

  /** Destroys the socket: a server that no longer answers would never confirm an orderly end. */
  drop(): void {
    this.#socket.destroy();
  }

  async #listen(): Promise<void> {
    await this.#client.connect();
    await this.#client.query(`listen ${channel}`);
    await this.#sendHeartbeat();
  }

  async #sendHeartbeat(): Promise<void> {
    this.#sentAt = performance.now();
    this.#expectResponse();
    await this.#client.query('select pg_notify($1, $2)', [channel, this.#heartbeat]);
  }

  #expectResponse(): void {
    clearTimeout(this.#overdue);
    this.#overdue = setTimeout(() => this.drop(), this.#times.respondWithin);
  }

  #receive(payload: string): void {
    if (payload !== this.#heartbeat) this.#subscriber.message(payload);
    else if (this.isListening) this.#heartbeatReturned();
    else this.#readPosition();
  }

  #heartbeatReturned(): void {
    const { heartbeatEvery, respondWithin } = this.#times;
    clearTimeout(this.#overdue);
    this.#next = setTimeout(() => this.#sendHeartbeat().catch(() => this.drop()), heartbeatEvery);
    this.#subscriber.alive(this.#sentAt + heartbeatEvery + respondWithin);
  }

  #readPosition(): void {
    // With a callback, not a promise: it has to run before the next message on the wire is read.
    this.#client.query('select value from change_number where id = 1', (error, result) => {
      if (error) return this.drop();
      this.isListening = true;
      this.#heartbeatReturned();
      this.#subscriber.listening(result.rows[0]);
    });
  }

  #tidy(): void {
    clearTimeout(this.#overdue);
    clearTimeout(this.#next);
    this.#client.removeAllListeners('notification');
  }
}
