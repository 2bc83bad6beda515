import { type Kysely, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { type Engine, type EngineDifferences, getDifferences } from './engine.ts';
import type { Database } from './schema.ts';

/** One step of the schema. It gets no table types, because Kysely's types describe the tables as they are today. */
export type Migration = (db: Kysely<unknown>, differences: EngineDifferences) => Promise<void>;

/** Steps by name; names are numbered across all features (`0040_games`), and run in that order, once. */
export type Migrations = Record<string, Migration>;

export const platformMigrations: Migrations = {
  '0001_change_number': async (db) => {
    await db.schema
      .createTable('change_number')
      .addColumn('id', 'integer', (column) => column.primaryKey())
      .addColumn('value', 'integer', (column) => column.notNull())
      .execute();
    await sql`insert into change_number (id, value) values (1, 0)`.execute(db);
  },
  '0002_village_clock': async (db) => {
    await db.schema
      .createTable('village_clock')
      .addColumn('id', 'integer', (column) => column.primaryKey())
      .addColumn('steady_since', 'text', (column) => column.notNull())
      .addColumn('seen_at', 'text', (column) => column.notNull())
      .execute();
  },
  '0003_sent_writes': async (db) => {
    await db.schema
      .createTable('sent_writes')
      .addColumn('hash', 'text', (column) => column.primaryKey())
      .addColumn('sent_on', 'text', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('sent_writes_by_day').on('sent_writes').column('sent_on').execute();
  },
};

/** `only`: runs just these steps, for a village as it was after them. */
export async function migrate(
  db: Database,
  engine: Engine,
  lists: Migrations[],
  only?: ReadonlySet<string>,
): Promise<void> {
  const differences = getDifferences(engine);
  const steps = listSteps(lists);
  const migrator = new Migrator({
    db,
    // A later step of a feature has a number in the feature's range, which may come before steps that ran long ago.
    allowUnorderedMigrations: true,
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
}

/** The steps that this version knows; a database with others comes from a newer version. */
export const migrationNames = (lists: Migrations[]): Set<string> => new Set(Object.keys(listSteps(lists)));

function listSteps(lists: Migrations[]): Migrations {
  const steps = [platformMigrations, ...lists].flatMap((list) => Object.entries(list));
  const names = steps.map(([name]) => name);
  const twice = names.find((name, at) => names.indexOf(name) !== at);
  if (twice) throw new Error(`Two migrations are called ${twice}`);
  return Object.fromEntries(steps);
}
