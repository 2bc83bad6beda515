import { Socket } from 'node:net';
import { Kysely, PostgresDialect } from 'kysely';
import type { Database, Schema } from './schema.ts';

/** In milliseconds; 0 is no limit. */
interface Limits {
  statement_timeout: number;
  lock_timeout: number;
  /** After this PostgreSQL takes its locks from a process that stopped in the middle of a transaction. */
  idle_in_transaction_session_timeout: number;
  /** A connection on which nothing came back for this long is dead, whatever the system believes of it. */
  silence: number;
  /** To get a connection, from the pool or anew. */
  connect: number;
}

/** All of them below the ten seconds that a request has. */
const requestLimits: Limits = {
  statement_timeout: 5_000,
  lock_timeout: 3_000,
  // Shorter than the wait for a lock: who waits for a process that stopped gets through.
  idle_in_transaction_session_timeout: 2_000,
  silence: 7_000,
  connect: 4_000,
};

/** Migrations and commands of the terminal take the time that they need; only one that stands still does not. */
const jobLimits: Limits = {
  statement_timeout: 0,
  lock_timeout: 0,
  idle_in_transaction_session_timeout: 60_000,
  silence: 0,
  connect: 4_000,
};

/** PostgreSQL's own number for the type of `count(*)`. */
const int8 = 20;

export interface PostgresOptions {
  databaseUrl: string;
  poolSize: number;
  isJob: boolean;
  /** Multiplies the limits of requests. */
  timeoutMultiplier: number;
}

export interface OpenPostgres {
  db: Database;
  /** A pool of its own for commands: where one waits for a lock, reads go on. */
  writing: Database;
  job<T>(work: (db: Database) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

export async function openPostgres({
  databaseUrl,
  poolSize,
  isJob,
  timeoutMultiplier,
}: PostgresOptions): Promise<OpenPostgres> {
  const limits = isJob ? jobLimits : multiplied(requestLimits, timeoutMultiplier);
  const writers = Math.max(1, Math.floor(poolSize * 0.4));
  const db = await openPool(databaseUrl, Math.max(1, poolSize - writers), limits);
  const writing = await openPool(databaseUrl, writers, limits);
  return {
    db,
    writing,
    job: async (work) => {
      const unhurried = await openPool(databaseUrl, 1, jobLimits);
      return work(unhurried).finally(() => unhurried.destroy());
    },
    close: async () => void (await Promise.all([db.destroy(), writing.destroy()])),
  };
}

const multiplied = ({ statement_timeout, lock_timeout, ...others }: Limits, factor: number): Limits => ({
  statement_timeout: statement_timeout * factor,
  lock_timeout: lock_timeout * factor,
  idle_in_transaction_session_timeout: others.idle_in_transaction_session_timeout * factor,
  silence: others.silence * factor,
  connect: others.connect * factor,
});

async function openPool(
  connectionString: string,
  max: number,
  { silence, connect, ...limits }: Limits,
): Promise<Database> {
  // Loaded only where it is used: a village on the embedded file never pays for it.
  const { default: pg } = await import('pg');
  pg.types.setTypeParser(int8, Number);
  const pool = new pg.Pool({
    connectionString,
    fallback_application_name: 'village-arena',
    max,
    connectionTimeoutMillis: connect,
    stream: () => socketEndingAfter(silence),
    ...limits,
  });
  // A lost connection fails the query that it has, or is replaced for the next; unheard, the event would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
}

function socketEndingAfter(silence: number): Socket {
  const socket = new Socket();
  socket.setTimeout(silence, () => {
    socket.destroy(Object.assign(new Error('The database has gone silent'), { code: 'ETIMEDOUT' }));
  });
  return socket;
}
