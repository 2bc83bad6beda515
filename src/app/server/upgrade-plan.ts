import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import { Kysely, SqliteDialect, sql } from 'kysely';
import * as z from 'zod/mini';
import { programAt } from '#platform/backups/server/postgres/postgres-tools.ts';
import { hasUnfinishedRestore } from '#platform/backups/server/restore-journal.ts';
import { pathIn } from '#server/data-folder/data-folder.ts';
import { planUpgrade, readLastVersion } from '#server/database/migrations.ts';
import { openPostgres } from '#server/database/postgres.ts';
import type { Database, Schema } from '#server/database/schema.ts';
import { preparedOnce } from '#server/database/sqlite/sqlite.ts';
import type { Env } from '#server/env.ts';
import { version } from '#server/version.ts';
import { featureMigrations } from './features.ts';

export interface UpgradePlan {
  /** What would happen, line by line. */
  lines: string[];
  /** What would stop it; none if the next start upgrades. */
  faults: string[];
}

/** Says what a start of this version would do to the village, and changes nothing: not a file, not a row. */
export async function checkUpgrade(env: Env): Promise<UpgradePlan> {
  const lines = [`This is Village Arena ${version}.`, describeNode()];
  const place = env.databaseUrl ? `PostgreSQL at ${new URL(env.databaseUrl).host}` : env.dataDir;
  if (!env.databaseUrl && !existsSync(pathIn(env.dataDir, 'database')))
    return { lines: [...lines, `There is no village in ${place}: a start makes a new one.`], faults: [] };
  if (hasUnfinishedRestore(env.dataDir))
    return { lines, faults: ['A restore was cut short: the next start finishes it before anything else.'] };
  return readOnly(env, async (db, bytes) => {
    const last = await readLastVersion(db);
    lines.push(`The village in ${place} was started last by ${last ? `version ${last}` : 'a version before 1.0'}.`);
    const { ran, due } = await planUpgrade(db, featureMigrations);
    if (ran.length === 0)
      return { lines: [...lines, 'Its database is empty: a start makes a new village.'], faults: [] };
    if (due.length === 0) return { lines: [...lines, 'Nothing in its database changes.'], faults: [] };
    lines.push(
      `${due.length === 1 ? 'One step changes' : `${due.length} steps change`} its database: ${due.join(', ')}.`,
    );
    if (!env.backups) return { lines: [...lines, 'No backup is made before, because BACKUPS is off.'], faults: [] };
    const { line, faults } = await planBackup(env, bytes);
    return { lines: [...lines, line], faults };
  });
}

const packageFile = join(import.meta.dirname, '../../../package.json');
const Package = z.object({ dependencies: z.object({ node: z.string() }) });

function describeNode(): string {
  const { node } = Package.parse(JSON.parse(readFileSync(packageFile, 'utf8'))).dependencies;
  const running = process.versions.node;
  const fits = Number.parseInt(running, 10) >= Number.parseInt(node, 10);
  return fits ? `Node ${running} fits.` : `Node ${running} is too old for the app; npm start installs ${node} for it.`;
}

/** A backup is at most as large as what goes into it, and the copy of the database lies beside it for a while. */
async function planBackup({ dataDir, databaseUrl, mediaUrl }: Env, database: number) {
  const pictures = mediaUrl ? 0 : sizeOf(pathIn(dataDir, 'uploads'));
  const folder = pathIn(dataDir, 'backups');
  const { bavail, bsize } = await statfs(dataDir);
  const [most, needed, free] = [database + pictures, database * 2 + pictures, bavail * bsize];
  const line = `Before that a backup is made in ${folder}: at most ${inMb(most)}. It needs up to ${inMb(needed)} for a while; ${inMb(free)} are free.`;
  const faults =
    free < needed ? ['There may be too little space for the backup, and without it nothing is changed.'] : [];
  if (databaseUrl && !hasPgDump()) faults.push("pg_dump is missing: install PostgreSQL's client programs.");
  return { line, faults };
}

function hasPgDump(): boolean {
  try {
    return programAt('pg_dump') !== '';
  } catch {
    return false;
  }
}

function sizeOf(folder: string): number {
  if (!existsSync(folder)) return 0;
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const sizes = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => statSync(join(parentPath, name)).size);
  return sizes.reduce((sum, size) => sum + size, 0);
}

const inMb = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`;

async function readOnly<T>(env: Env, work: (db: Database, bytes: number) => Promise<T>): Promise<T> {
  if (env.databaseUrl) {
    const { db, close } = await openPostgres(env.databaseUrl, { poolSize: 2, isJob: true });
    const { rows } = await sql<{ bytes: number }>`select pg_database_size(current_database()) as bytes`.execute(db);
    return work(db, Number(rows[0]?.bytes ?? 0)).finally(close);
  }
  const path = pathIn(env.dataDir, 'database');
  const file = new DatabaseSync(withoutTraces(path), { readOnly: true });
  const db = new Kysely<Schema>({ dialect: new SqliteDialect({ database: preparedOnce(file) }) });
  const bytes = [path, `${path}-wal`].reduce(
    (sum, each) => sum + (statSync(each, { throwIfNoEntry: false })?.size ?? 0),
    0,
  );
  return work(db, bytes).finally(() => db.destroy());
}

/** SQLite leaves files beside a database that it only reads, unless it may take it for one that nobody writes to. */
function withoutTraces(path: string): URL {
  const url = pathToFileURL(path);
  if (!existsSync(`${path}-wal`)) url.searchParams.set('immutable', '1');
  return url;
}
