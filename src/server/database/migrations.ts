import { type Kysely, sql } from 'kysely';
import { DEFAULT_MIGRATION_TABLE, Migrator } from 'kysely/migration';
import { WrongSetting } from '../env.ts';
import { version } from '../version.ts';
import { type Engine, type EngineDifferences, getDifferences } from './engine.ts';
import type { Database } from './schema.ts';

/** One step of the schema. It gets no table types, because Kysely's types describe the tables as they are today. */
export type Migration = (db: Kysely<unknown>, differences: EngineDifferences) => Promise<void>;

/**
 * Steps by name. Their numbers are one sequence across all features, in which they run, once each: first one for each
 * feature with tables, after those that it references. A later step, whoever's, takes the next number.
 */
export type Migrations = Record<string, Migration>;

export const platformMigrations: Migrations = {
  '0001_platform': async (db) => {
    await db.schema
      .createTable('change_number')
      .addColumn('id', 'integer', (column) => column.primaryKey())
      .addColumn('value', 'integer', (column) => column.notNull())
      .execute();
    await sql`insert into change_number (id, value) values (1, 0)`.execute(db);
    await db.schema
      .createTable('village_clock')
      .addColumn('id', 'integer', (column) => column.primaryKey())
      .addColumn('steady_since', 'text', (column) => column.notNull())
      .addColumn('seen_at', 'text', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('sent_writes')
      .addColumn('hash', 'text', (column) => column.primaryKey())
      .addColumn('sent_on', 'text', (column) => column.notNull())
      .execute();
    await createIndexes(db, 'sent_writes', { sent_writes_by_day: ['sent_on'] });
  },
  '0070_app_version': async (db) => {
    await db.schema
      .createTable('app_version')
      .addColumn('id', 'integer', (column) => column.primaryKey())
      .addColumn('version', 'text', (column) => column.notNull())
      .execute();
  },
};

/** Adds indexes to a table: the columns of each by its name. */
export async function createIndexes(
  db: Kysely<unknown>,
  table: string,
  indexes: Record<string, string[]>,
): Promise<void> {
  for (const [name, columns] of Object.entries(indexes)) {
    await db.schema.createIndex(name).on(table).columns(columns).execute();
  }
}

/**
 * `only`: runs just these steps, for a village as it was after them. `schema`: in this one of PostgreSQL, which must be
 * the current one, beside those of another.
 */
export async function migrate(
  db: Database,
  engine: Engine,
  lists: Migrations[],
  only?: ReadonlySet<string>,
  schema?: string,
): Promise<void> {
  const differences = getDifferences(engine);
  const steps = listSteps(lists);
  await mustKnow(db, await ranIn(db, schema), lists);
  const migrator = new Migrator({
    db,
    // Two branches may add steps at the same time, and the later number may run first.
    allowUnorderedMigrations: true,
    ...(schema !== undefined && { migrationTableSchema: schema }),
    provider: {
      getMigrations: async () =>
        Object.fromEntries(
          Object.entries(steps)
            .filter(([name]) => only?.has(name) ?? true)
            .map(([name, step]) => [name, { up: (handle: Kysely<unknown>) => step(handle, differences) }]),
        ),
    },
  });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
  if (!only) await writeLastVersion(db);
}

/**
 * The first step that these lists lack of those that ran in a database. A newer version made it, or an older one of
 * before version 1.0, when each feature got a single step.
 */
export function unknownStep(ran: readonly string[], lists: Migrations[]): { name: string; isOlder: boolean } | null {
  const steps = listSteps(lists);
  const name = ran.find((step) => !Object.hasOwn(steps, step));
  return name === undefined ? null : { name, isOlder: ran.includes(firstOfOlder) };
}

const firstOfOlder = '0001_change_number';

async function mustKnow(db: Database, ran: readonly string[], lists: Migrations[]): Promise<void> {
  const unknown = unknownStep(ran, lists);
  if (unknown?.isOlder) {
    throw new WrongSetting(
      'the database was made by an earlier version, and this one cannot update it: set DATA_DIR to a new folder (or DATABASE_URL to an empty database), or go on with the version that made it',
    );
  }
  if (unknown) {
    const newer = await readLastVersion(db);
    throw new WrongSetting(
      `Village Arena ${newer ?? 'of a later version'} has changed the database (${unknown.name}), and this is ${version}: install ${newer ?? 'the later one'} again, or restore with this one the backup that was made before the change (before-upgrade-… in DATA_DIR/backups)`,
    );
  }
}

/** What an upgrade of a database would do: `due` steps run, after the `ran` ones; none of either in a new database. */
export async function planUpgrade(db: Database, lists: Migrations[]): Promise<{ ran: string[]; due: string[] }> {
  const ran = await ranIn(db);
  await mustKnow(db, ran, lists);
  const due = ran.length === 0 ? [] : Object.keys(listSteps(lists)).filter((name) => !ran.includes(name));
  return { ran, due: due.sort() };
}

/** The version of the app that opened this database last, of those that could; null if that was before any wrote it. */
export async function readLastVersion(db: Database): Promise<string | null> {
  if (!(await hasTable(db, 'app_version'))) return null;
  return (await db.selectFrom('app_version').select('version').executeTakeFirst())?.version ?? null;
}

async function writeLastVersion(db: Database): Promise<void> {
  if (!(await hasTable(db, 'app_version')) || (await readLastVersion(db)) === version) return;
  await db
    .insertInto('app_version')
    .values({ id: 1, version })
    .onConflict((known) => known.column('id').doUpdateSet({ version }))
    .execute();
}

async function hasTable(db: Database, name: string, schema?: string): Promise<boolean> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  const isHere = (table: { schema?: string }) => schema === undefined || table.schema === schema;
  return tables.some((table) => table.name === name && isHere(table));
}

async function ranIn(db: Database, schema?: string): Promise<string[]> {
  if (!(await hasTable(db, DEFAULT_MIGRATION_TABLE, schema))) return [];
  const read = sql<{ name: string }>`select name from ${sql.table(DEFAULT_MIGRATION_TABLE)} order by name`;
  return (await read.execute(db)).rows.map(({ name }) => name);
}

function listSteps(lists: Migrations[]): Migrations {
  const steps = [platformMigrations, ...lists].flatMap((list) => Object.entries(list));
  const names = steps.map(([name]) => name);
  const twice = names.find((name, at) => names.indexOf(name) !== at);
  if (twice) throw new Error(`Two migrations are called ${twice}`);
  return Object.fromEntries(steps);
}
