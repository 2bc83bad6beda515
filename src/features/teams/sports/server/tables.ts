import { sql } from 'kysely';
import { moveSequencePast } from '#server/database/engine.ts';
import type { Migrations } from '#server/database/migrations.ts';
import type { Default } from '#server/database/schema.ts';
import type { PlainTable } from '#server/resources/plain-table.ts';
import { nameKey } from '#shared/names.ts';
import type { sports } from '../contract.ts';
import { firstSports, toSlug } from './first-sports.ts';

declare module '#server/database/schema.ts' {
  interface Schema {
    sports: SportsTable;
  }
}

interface SportsTable extends Omit<PlainTable<typeof sports.fields>, 'definition'> {
  definition: Default<string>;
}

export const sportsMigrations: Migrations = {
  '0008_sports': async (db, { withId, engine }) => {
    await withId(db.schema.createTable('sports'))
      .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('name_key', 'text', (column) => column.notNull().unique())
      .addColumn('definition', 'text', (column) => column.notNull().defaultTo('general'))
      .execute();
    for (const { id, name } of firstSports) {
      await sql`insert into sports (id, name, name_key, definition)
        values (${id}, ${name}, ${nameKey(name)}, ${toSlug(name)})`.execute(db);
    }
    await moveSequencePast(engine, 'sports')?.execute(db);
  },
};
