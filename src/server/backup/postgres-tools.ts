import { execFile } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { DatabaseFacts } from './sqlite-snapshot.ts';

export class MissingProgram extends Error {}

export class FailedProgram extends Error {}

export function findPostgresProgram(name: string): string | undefined {
  const versions = '/usr/lib/postgresql';
  const folders = existsSync(versions)
    ? readdirSync(versions)
        .sort((a, b) => Number(b) - Number(a))
        .map((version) => join(versions, version, 'bin'))
    : [];
  return [...folders, ...(process.env['PATH'] ?? '').split(':')].map((folder) => join(folder, name)).find(existsSync);
}

export function programAt(name: string): string {
  const program = findPostgresProgram(name);
  if (program) return program;
  throw new MissingProgram(`${name} is missing: install PostgreSQL's client programs ("postgresql-client")`);
}

/** Runs one of PostgreSQL's programs; the password does not stand among its arguments, where others could read it. */
export async function runPostgres(name: string, databaseUrl: string | undefined, args: string[]): Promise<void> {
  const program = programAt(name);
  const url = databaseUrl === undefined ? undefined : new URL(databaseUrl);
  const password = decodeURIComponent(url?.password ?? '');
  if (url) url.password = '';
  await promisify(execFile)(program, [...(url ? ['--dbname', url.href] : []), ...args], {
    env: {
      ...process.env,
      ...(password && { PGPASSWORD: password }),
      PGOPTIONS: '-c client_min_messages=warning',
      PGAPPNAME: loading,
    },
    maxBuffer: 100_000_000,
  }).catch((error: unknown) => {
    const said = error instanceof Error && 'stderr' in error ? String(error.stderr) : String(error);
    throw new FailedProgram(`${name}: ${said.trim().split('\n')[0]}`, { cause: error });
  });
}

export async function dumpPostgres(databaseUrl: string, target: string): Promise<DatabaseFacts> {
  return withClient(databaseUrl, async (ask) => {
    await ask('set idle_in_transaction_session_timeout = 0');
    await ask('begin isolation level repeatable read read only');
    const [snapshot] = await ask('select pg_export_snapshot() as id');
    const facts = await countRows(ask);
    const options = ['--format=custom', '--no-owner', '--no-privileges', '--compress=0'];
    await runPostgres('pg_dump', databaseUrl, [...options, `--snapshot=${snapshot?.['id']}`, `--file=${target}`]);
    return facts;
  });
}

/** By this name a load that is under way is known to the server. */
export const loading = 'village-restore';

/** Whether a load that leaves this mark has been committed. One whose starter was killed may still be at it. */
export const isLoaded = (databaseUrl: string, mark: string): Promise<boolean> =>
  withClient(databaseUrl, async (ask) => {
    const atWork = `select 1 from pg_stat_activity where datname = current_database() and application_name = '${loading}'`;
    while ((await ask(atWork)).length > 0) await setTimeout(200);
    const [found] = await ask("select obj_description(to_regclass('public.change_number')) as mark");
    return found?.['mark'] === mark;
  });

export const othersConnected = (databaseUrl: string): Promise<number> =>
  withClient(databaseUrl, async (ask) => {
    const others =
      "select count(*) as others from pg_stat_activity where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()";
    const [found] = await ask(others);
    return Number(found?.['others']);
  });

type Ask = (statement: string) => Promise<Record<string, unknown>[]>;

async function withClient<T>(databaseUrl: string, work: (ask: Ask) => Promise<T>): Promise<T> {
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 5_000 });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(async (statement) => (await client.query<Record<string, unknown>>(statement)).rows);
  } finally {
    await client.end();
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
