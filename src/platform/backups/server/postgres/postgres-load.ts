import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { sql } from 'kysely';
import { type Migrations, migrate } from '#server/database/migrations.ts';
import { openPostgres } from '#server/database/postgres.ts';
import type { Tx } from '#server/database/schema.ts';
import { type Manifest, UnusableBackup } from '../manifest.ts';
import { loading, programAt } from './postgres-tools.ts';

interface Load {
  databaseUrl: string;
  dump: string;
  manifest: Pick<Manifest, 'migrations' | 'rows'>;
  steps: Migrations[];
  /** A table comment that the load's only transaction leaves behind. */
  mark: string;
}

/**
 * Replaces all tables with a dump's rows. The app's own migrations create the tables, and only values are read from the
 * dump: it may come from anywhere, and the database role may be a superuser.
 */
export async function loadPostgres({ databaseUrl, dump, manifest, steps, mark }: Load): Promise<void> {
  const { job, close } = await openPostgres(databaseUrl, { poolSize: 2, isJob: true });
  const load = async (tx: Tx) => {
    await sql`set local application_name = ${sql.lit(loading)}`.execute(tx);
    await dropTables(tx);
    await buildFromDump(tx, { dump, manifest, steps });
    await sql`comment on table change_number is ${sql.lit(mark)}`.execute(tx);
  };
  try {
    await job((db) => db.transaction().execute(load));
  } catch (error) {
    throw isOfTheRows(error) ? unreadable(error) : error;
  } finally {
    await close();
  }
}

interface Build extends Pick<Load, 'dump' | 'manifest' | 'steps'> {
  /** Another than that of the app's tables; it must be the current one. */
  schema?: string;
  onRows?: (rows: number) => void;
}

/** Makes the tables of a backup in the current schema, which has none, and fills them with the rows of its dump. */
export async function buildFromDump(tx: Tx, { dump, manifest, steps, schema, onRows }: Build): Promise<void> {
  await migrate(tx, 'postgres', steps, new Set(manifest.migrations), schema);
  const foreignKeys = await loosenForeignKeys(tx);
  await fill(tx, dump, onRows);
  await mustHaveAllRows(tx, manifest.rows);
  await sql`set constraints all immediate`.execute(tx);
  for (const { fasten } of foreignKeys) await sql.raw(fasten).execute(tx);
}

const unreadable = (cause?: unknown) => new UnusableBackup('its database cannot be read', { cause });
const strange = (name: string) => new UnusableBackup(`it holds what no backup holds: "${name.slice(0, 100)}"`);

/** SQLSTATE classes 22 and 23: values that their columns reject, and rows that contradict others. */
export const isOfTheRows = (error: unknown) =>
  error instanceof Error && 'code' in error && /^(22|23)/.test(String(error.code));

const here = sql`current_schema()::regnamespace`;

/** Also drops tables of a newer version, which the backup does not know. */
const dropTables = (tx: Tx) =>
  sql`do $$ declare name text; begin
    for name in select quote_ident(tablename) from pg_tables where schemaname = current_schema() loop
      execute 'drop table if exists ' || name || ' cascade';
    end loop; end $$`.execute(tx);

/** Rows come table by table, and may reference rows that come later. Deferred constraints are checked at the end. */
export async function loosenForeignKeys(tx: Tx): Promise<{ fasten: string }[]> {
  const { rows } = await sql<{ loosen: string; fasten: string }>`
    select format('alter table %s alter constraint %I deferrable initially deferred', conrelid::regclass, conname) as loosen,
      format('alter table %s alter constraint %I not deferrable', conrelid::regclass, conname) as fasten
    from pg_constraint where contype = 'f' and connamespace = ${here} and not condeferrable`.execute(tx);
  for (const { loosen } of rows) await sql.raw(loosen).execute(tx);
  return rows;
}

const maxValues = 30_000;

async function fill(tx: Tx, dump: string, onRows: (rows: number) => void = () => undefined): Promise<void> {
  const known = await listColumns(tx);
  await sql`truncate ${sql.join([...known.keys()].map((table) => sql.id(table)))}`.execute(tx);
  let open = { table: '', columns: [] as readonly string[] };
  let rows: (string | null)[][] = [];
  const flush = async () => {
    if (rows.length > 0) await insert(tx, open, rows);
    onRows(rows.length);
    rows = [];
  };
  const restoring = spawn(programAt('pg_restore'), ['--data-only', '--file=-', dump], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const ended = once(restoring, 'close');
  for await (const entry of readEntries(restoring.stdout)) {
    if ('sequence' in entry) {
      await moveSequence(tx, entry);
      continue;
    }
    if (entry.table !== open.table || rows.length * entry.columns.length > maxValues) {
      await flush();
      mustBeKnown(known, entry);
      open = entry;
    }
    if (entry.values.length !== entry.columns.length) throw unreadable();
    rows.push(entry.values);
  }
  await flush();
  const [code] = await ended;
  if (code !== 0) throw unreadable();
}

async function listColumns(tx: Tx): Promise<Map<string, Set<string>>> {
  const { rows } = await sql<{ table: string; columns: string[] }>`
    select table_name as table, json_agg(column_name) as columns from information_schema.columns
    where table_schema = current_schema() group by table_name`.execute(tx);
  return new Map(rows.map(({ table, columns }) => [table, new Set(columns)]));
}

function mustBeKnown(
  known: ReadonlyMap<string, ReadonlySet<string>>,
  entry: { table: string; columns: readonly string[] },
) {
  const columns = known.get(entry.table);
  if (!columns) throw strange(entry.table);
  const unknown = entry.columns.find((column) => !columns.has(column));
  if (unknown !== undefined) throw strange(`${entry.table}.${unknown}`);
}

async function insert(
  tx: Tx,
  { table, columns }: { table: string; columns: readonly string[] },
  rows: (string | null)[][],
) {
  const values = rows.map((row) => sql`(${sql.join(row)})`);
  const names = columns.map((column) => sql.id(column));
  await sql`insert into ${sql.id(table)} (${sql.join(names)}) values ${sql.join(values)}`.execute(tx);
}

const moveSequence = (tx: Tx, { sequence, last, isCalled }: { sequence: string; last: string; isCalled: boolean }) =>
  sql`select setval(oid, ${last}::bigint, ${isCalled}::boolean) from pg_class
    where relkind = 'S' and relname = ${sequence} and relnamespace = ${here}`.execute(tx);

async function mustHaveAllRows(tx: Tx, rows: Readonly<Record<string, number>>): Promise<void> {
  for (const [table, count] of Object.entries(rows)) {
    const { rows: found } = await sql<{ count: number }>`select count(*) as count from ${sql.id(table)}`.execute(tx);
    if (Number(found[0]?.count) !== count) throw new UnusableBackup(`its database lacks rows of ${table}`);
  }
}

/** One row of a table in a dump, or the last number that a sequence gave out. */
type DumpEntry =
  | { table: string; columns: readonly string[]; values: (string | null)[] }
  | { sequence: string; last: string; isCalled: boolean };

/** More characters than any row of this app has. */
const maxLineLength = 64_000_000;

/**
 * Reads the output of `pg_restore --data-only`. It looks for rows and sequences only and runs no statement, so that a
 * dump made by somebody else can supply nothing but values.
 */
async function* readEntries(script: AsyncIterable<Buffer>): AsyncGenerator<DumpEntry> {
  let open: { table: string; columns: string[] } | null = null;
  for await (const line of readLines(script)) {
    if (open === null) {
      open = tableIn(line);
      const sequence = sequenceIn(line);
      if (sequence) yield sequence;
    } else if (line === '\\.') open = null;
    else yield { ...open, values: line.split('\t').map(unescaped) };
  }
}

const name = '(?:"((?:[^"]|"")+)"|([a-z_][a-z_0-9]*))';
const copy = new RegExp(`^COPY ${name}\\.${name} \\((.*)\\) FROM stdin;$`);
const nameIn = (quoted: string | undefined, plain: string | undefined) => quoted?.replaceAll('""', '"') ?? plain ?? '';

function tableIn(line: string): { table: string; columns: string[] } | null {
  const [, , , quoted, plain, columns = ''] = copy.exec(line) ?? [];
  const table = nameIn(quoted, plain);
  if (table === '') return null;
  return { table, columns: [...columns.matchAll(new RegExp(name, 'g'))].map(([, of, as]) => nameIn(of, as)) };
}

function sequenceIn(line: string): DumpEntry | null {
  const [, sequence, last, isCalled] =
    /^SELECT pg_catalog\.setval\('[^'.]+\.([a-z_0-9]+)', (\d{1,18}), (true|false)\);$/.exec(line) ?? [];
  if (sequence === undefined || last === undefined) return null;
  return { sequence, last, isCalled: isCalled === 'true' };
}

const escapes: Readonly<Record<string, string>> = { b: '\b', f: '\f', n: '\n', r: '\r', t: '\t', v: '\v' };

/** https://www.postgresql.org/docs/current/sql-copy.html, "Text Format"; the server itself writes no other escapes. */
const unescaped = (written: string): string | null =>
  written === '\\N' ? null : written.replace(/\\(.)/gs, (_, sign: string) => escapes[sign] ?? sign);

async function* readLines(script: AsyncIterable<Buffer>): AsyncGenerator<string> {
  let begun: Buffer[] = [];
  let length = 0;
  for await (const chunk of script) {
    let from = 0;
    for (let end = chunk.indexOf(10); end >= 0; end = chunk.indexOf(10, from)) {
      yield Buffer.concat([...begun, chunk.subarray(from, end)]).toString('utf8');
      [begun, length, from] = [[], 0, end + 1];
    }
    begun.push(chunk.subarray(from));
    length += chunk.length - from;
    if (length > maxLineLength) throw new UnusableBackup('its database cannot be read');
  }
}
