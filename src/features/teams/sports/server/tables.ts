import { sql } from 'kysely';
import { moveSequencePast } from '#server/database/engine.ts';
import type { Migrations } from '#server/database/migrations.ts';
import type { Default } from '#server/database/schema.ts';
import { computeNameKeysAgain } from '#server/resources/name-keys.ts';
import type { PlainTable } from '#server/resources/plain-table.ts';
import type { sports } from '../contract.ts';
import { definitionOfFirst, type KnownSport, missingSports } from './first-sports.ts';

declare module '#server/database/schema.ts' {
  interface Schema {
    sports: SportsTable;
  }
}

interface SportsTable extends Omit<PlainTable<typeof sports.fields>, 'definition'> {
  definition: Default<string>;
}

export const sportsMigrations: Migrations = {
  '0020_sports': async (db, { withId }) => {
    await withId(db.schema.createTable('sports'))
      .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('name_key', 'text', (column) => column.notNull().unique())
      .execute();
  },
  '0022_sports_of_every_village': async (db, { engine }) => {
    const { rows: known } = await sql<KnownSport>`select id, version, name_key from sports`.execute(db);
    const missing = missingSports(known);
    for (const { id, name, name_key } of missing.filter((sport) => sport.id !== undefined)) {
      await sql`insert into sports (id, name, name_key) values (${id}, ${name}, ${name_key})`.execute(db);
    }
    await moveSequencePast(engine, 'sports')?.execute(db);
    for (const { name, name_key } of missing.filter((sport) => sport.id === undefined)) {
      await sql`insert into sports (name, name_key) values (${name}, ${name_key})`.execute(db);
    }
  },
  '0023_sports_definition': async (db) => {
    await db.schema
      .alterTable('sports')
      .addColumn('definition', 'text', (column) => column.notNull().defaultTo('general'))
      .execute();
    const { rows: known } = await sql<KnownSport>`select id, version, name_key from sports`.execute(db);
    for (const sport of known) {
      const definition = definitionOfFirst(sport);
      if (definition) await sql`update sports set definition = ${definition} where id = ${sport.id}`.execute(db);
    }
  },
  '0029_sports_folded_names': computeNameKeysAgain('sports', { within: [] }),
};
