import { existsSync, readdirSync } from 'node:fs';
import { Socket } from 'node:net';
import { join } from 'node:path';
import { Kysely, type Logger, PostgresDialect } from 'kysely';
import type { Database, Schema } from './schema.ts';

/** In milliseconds, all of them below the ten seconds that a request has. */
const requestLimits = (factor: number) => ({
  statement_timeout: 5_000 * factor,
  lock_timeout: 3_000 * factor,
  // Ends the transaction of a process that stopped in the middle of it, so that its locks are free for others.
  idle_in_transaction_session_timeout: 2_000 * factor,
  /** A connection that was silent for this long counts as dead, even if the operating system believes it alive. */
  silence: 7_000 * factor,
  /** To get a connection, pooled or new. */
  connect: 4_000 * factor,
});

type Limits = ReturnType<typeof requestLimits>;

/** Migrations and terminal commands take the time that they need; only an idle transaction is ended. 0 is no limit. */
const jobLimits: Limits = {
  statement_timeout: 0,
  lock_timeout: 0,
  idle_in_transaction_session_timeout: 60_000,
  silence: 0,
  connect: 4_000,
};

/** PostgreSQL's number (OID) for the type of `count(*)`. */
const int8 = 20;

export interface ConnectOptions {
  poolSize?: number;
  isJob?: boolean;
  /** For tests on a busy machine: multiplies how long the database may take. */
  timeoutMultiplier?: number | undefined;
  /** Called after each statement. */
  log?: Logger | undefined;
}

export async function openPostgres(
  databaseUrl: string,
  { poolSize = 10, isJob = false, timeoutMultiplier = 1, log }: ConnectOptions,
) {
  const limits = isJob ? jobLimits : requestLimits(timeoutMultiplier);
  const writers = Math.max(1, Math.floor(poolSize * 0.4));
  const db = await openPool(databaseUrl, Math.max(1, poolSize - writers), limits, log);
  /** A separate pool for commands: while they wait for a lock, reads go on. */
  const writing = await openPool(databaseUrl, writers, limits, log);
  return {
    db,
    writing,
    engine: 'postgres' as const,
    job: async <T>(work: (job: Database) => Promise<T>) => {
      const unhurried = await openPool(databaseUrl, 1, jobLimits);
      return work(unhurried).finally(() => unhurried.destroy());
    },
    externalWrites: () => 0,
    onLost: () => undefined,
    close: async () => void (await Promise.all([db.destroy(), writing.destroy()])),
  };
}

async function openPool(
  connectionString: string,
  max: number,
  { silence, connect, ...limits }: Limits,
  log?: Logger,
): Promise<Database> {
  // Loaded only when needed: a village on SQLite never pays for it.
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
  // A lost connection fails its query, or is replaced for the next. An unhandled event would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return new Kysely<Schema>({ dialect: new PostgresDialect({ pool }), ...(log && { log }) });
}

function socketEndingAfter(silence: number): Socket {
  const socket = new Socket();
  socket.setTimeout(silence, () => {
    socket.destroy(Object.assign(new Error('The database has gone silent'), { code: 'ETIMEDOUT' }));
  });
  return socket;
}

/** Finds one of PostgreSQL's own programs, in Debian's folders first, then in `PATH`. */
export function findPostgresProgram(name: string): string | undefined {
  const versions = '/usr/lib/postgresql';
  const folders = existsSync(versions)
    ? readdirSync(versions)
        .sort((a, b) => Number(b) - Number(a))
        .map((version) => join(versions, version, 'bin'))
    : [];
  return [...folders, ...(process.env['PATH'] ?? '').split(':')].map((folder) => join(folder, name)).find(existsSync);
}
