import { execFile } from 'node:child_process';
import { statSync } from 'node:fs';
import { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { findPostgresProgram } from '#server/database/postgres.ts';
import type { DatabaseFacts } from '../sqlite-snapshot.ts';

export class MissingProgram extends Error {}

export class FailedProgram extends Error {}

export function programAt(name: string): string {
  const program = findPostgresProgram(name);
  if (program) return program;
  throw new MissingProgram(`${name} is missing: install PostgreSQL's client programs ("postgresql-client")`);
}

interface Watched {
  /** The file that the program writes. While it does not grow, the program is waiting for the database. */
  file: string;
  /** In milliseconds. */
  silence: number;
}

/** Runs one of PostgreSQL's programs. The password goes through the environment: other users can read arguments. */
export async function runPostgres(name: string, databaseUrl: string, args: string[], watched?: Watched): Promise<void> {
  const url = new URL(databaseUrl);
  const password = decodeURIComponent(url.password);
  url.password = '';
  using watch = watched ? endedInSilence(watched) : undefined;
  await promisify(execFile)(programAt(name), ['--dbname', url.href, ...args], {
    env: {
      ...process.env,
      ...(password && { PGPASSWORD: password }),
      PGCONNECT_TIMEOUT: '10',
    },
    maxBuffer: 100_000_000,
    killSignal: 'SIGKILL',
    ...(watch && { signal: watch.signal }),
  }).catch((error: unknown) => {
    const output = error instanceof Error && 'stderr' in error ? String(error.stderr) : String(error);
    const why = watch?.signal.aborted ? String(watch.signal.reason) : output.trim().split('\n')[0];
    throw new FailedProgram(`${name}: ${why}`, { cause: error });
  });
}

/** A connection that brings nothing for so long counts as dead, whatever the operating system reports. */
function endedInSilence({ file, silence }: Watched): Disposable & { signal: AbortSignal } {
  const controller = new AbortController();
  let [size, grewAt] = [0, performance.now()];
  const polling = setInterval(() => {
    const now = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
    if (now > size) [size, grewAt] = [now, performance.now()];
    else if (performance.now() - grewAt > silence)
      controller.abort(`nothing came from the database for ${silence / 1_000} seconds, so it was ended`);
  }, silence / 10);
  return { signal: controller.signal, [Symbol.dispose]: () => clearInterval(polling) };
}

/** A reset blocks everybody's writes for as long as its dump may hang. */
const maxSilence = 20_000;

export async function dumpPostgres(databaseUrl: string, target: string, silence = maxSilence): Promise<DatabaseFacts> {
  const dump = async (ask: Ask) => {
    await ask('set idle_in_transaction_session_timeout = 0');
    await ask('begin isolation level repeatable read read only');
    const [snapshot] = await ask('select pg_export_snapshot() as id');
    const facts = await countRows(ask);
    const options = ['--format=custom', '--no-owner', '--no-privileges', '--compress=0'];
    const args = [...options, `--snapshot=${snapshot?.['id']}`, `--file=${target}`];
    await runPostgres('pg_dump', databaseUrl, args, { file: target, silence });
    return facts;
  };
  return withClient(databaseUrl, dump, { silence, name: 'village-backup' });
}

/** The application name by which PostgreSQL lists a load in progress. */
export const loading = 'village-restore';

/** Whether the load that leaves this mark has committed. Waits first for a load that outlived its killed process. */
export const isLoaded = (databaseUrl: string, mark: string): Promise<boolean> =>
  withClient(databaseUrl, async (ask) => {
    const atWork = `select 1 from pg_stat_activity where datname = current_database() and application_name = '${loading}'`;
    while ((await ask(atWork)).length > 0) await wait(200);
    const [found] = await ask("select obj_description(to_regclass('public.change_number')) as mark");
    return found?.['mark'] === mark;
  });

export const otherConnections = (databaseUrl: string): Promise<number> =>
  withClient(databaseUrl, async (ask) => {
    const others =
      "select count(*) as others from pg_stat_activity where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()";
    const [found] = await ask(others);
    return Number(found?.['others']);
  });

/** PostgreSQL notices only a moment later that an app has ended. */
export async function isUnused(databaseUrl: string): Promise<boolean> {
  for (let tries = 0; tries < 20; tries += 1) {
    if ((await otherConnections(databaseUrl)) === 0) return true;
    await wait(100);
  }
  return false;
}

type Ask = (statement: string) => Promise<Record<string, unknown>[]>;

async function withClient<T>(
  databaseUrl: string,
  work: (ask: Ask) => Promise<T>,
  { silence = maxSilence, name = 'village-arena' } = {},
): Promise<T> {
  const { default: pg } = await import('pg');
  const socket = new Socket();
  const settings = { connectionString: databaseUrl, application_name: name, keepAlive: true };
  const client = new pg.Client({ ...settings, stream: () => socket });
  client.on('error', () => undefined);
  const answered = async <A>(asked: () => Promise<A>): Promise<A> => {
    const late = setTimeout(() => socket.destroy(new FailedProgram('the database has gone silent')), silence);
    return asked().finally(() => clearTimeout(late));
  };
  try {
    await answered(() => client.connect());
    return await work(
      async (statement) => (await answered(() => client.query<Record<string, unknown>>(statement))).rows,
    );
  } finally {
    if (!socket.destroyed) await answered(() => client.end());
  }
}

async function countRows(ask: Ask): Promise<DatabaseFacts> {
  const rows: Record<string, number> = {};
  for (const { name } of await ask('select tablename as name from pg_tables where schemaname = current_schema()')) {
    const [found] = await ask(`select count(*) as count from "${String(name)}"`);
    rows[String(name)] = Number(found?.['count']);
  }
  const steps = 'kysely_migration' in rows ? await ask('select name from kysely_migration order by name') : [];
  return { rows, migrations: steps.map(({ name }) => String(name)) };
}
