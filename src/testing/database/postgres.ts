import { execFile, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { findPostgresProgram } from '#server/database/postgres.ts';
import { freePort } from '../free-port.ts';

export interface Cluster {
  /** The address of the maintenance database; other databases are created beside it. */
  url: string;
  /** Ends the server, cutting connections; its files stay. A crash is an end without a checkpoint. */
  halt(mode?: 'fast' | 'crash'): Promise<void>;
  /** Starts it again, at the same address. */
  start(): Promise<void>;
  /** Ends it for good, and deletes its files. */
  stop(): Promise<void>;
}

export const howToInstallPostgres =
  'PostgreSQL is missing: install it ("apt-get install postgresql") or set TEST_POSTGRES_URL';

/** The folder with `initdb` and `postgres`, the newest version first; undefined when none is installed. */
export function postgresPrograms(): string | undefined {
  const program = findPostgresProgram('initdb');
  return program && dirname(program);
}

/**
 * A separate cluster in a temporary folder, deleted by `stop`. For tests only: unless it is durable, its data does not
 * survive a crash.
 */
export async function startThrowAwayCluster({ durable = false } = {}): Promise<Cluster> {
  const programs = postgresPrograms();
  if (!programs) throw new Error(howToInstallPostgres);
  const owner = clusterOwner();
  const folder = mkdtempSync(join(tmpdir(), 'village-postgres-'));
  if (owner) chownSync(folder, owner.uid, owner.gid);
  const files = join(folder, 'files');
  const port = await freePort();
  const initialise = (locale: string[]) =>
    promisify(execFile)(join(programs, 'initdb'), [...initOptions(files), ...locale], { cwd: folder, ...owner });
  await initialise(americanEnglish).catch(() => initialise([]));
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  const run = () =>
    spawn(join(programs, 'postgres'), serverOptions(files, port, durable), { cwd: folder, stdio: 'ignore', ...owner });
  let server = run();
  const halt = async (mode: 'fast' | 'crash' = 'fast') => {
    const ended = once(server, 'exit');
    if (server.exitCode === null && server.kill(mode === 'fast' ? 'SIGINT' : 'SIGQUIT')) await ended;
  };
  // For a run that ends without `stop`: no data in it is worth an orderly shutdown.
  const stopAtExit = () => {
    server.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  };
  process.once('exit', stopAtExit);
  await responses(url);
  return {
    url,
    halt,
    start: async () => {
      server = run();
      await responses(url);
    },
    stop: async () => {
      process.off('exit', stopAtExit);
      await halt();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const initOptions = (files: string) => [
  ...['--pgdata', files, '--username', 'postgres', '--auth', 'trust', '--encoding', 'UTF8', '--locale', 'C.UTF-8'],
  ...['--data-checksums', '--no-sync', '--no-instructions'],
];

/** Sorts as a person would and not by code points, so that a list that relies on the collation fails a test. */
const americanEnglish = ['--locale-provider', 'icu', '--icu-locale', 'en-US'];

function serverOptions(files: string, port: number, durable: boolean): string[] {
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: '300',
    ...(!durable && { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  };
  return [
    '-D',
    files,
    '-p',
    String(port),
    ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ];
}

/** PostgreSQL refuses to run as root: then it runs under its own account. */
function clusterOwner(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const systemId = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: systemId('-u'), gid: systemId('-g') };
}

/** Returns once the cluster takes connections. */
async function responses(url: string): Promise<void> {
  const { default: pg } = await import('pg');
  const deadline = Date.now() + 30_000;
  for (;;) {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}
