import { sql } from 'kysely';
import type { Migrations } from '#server/database/migrations.ts';
import { computeNameKeysAgain } from '#server/resources/name-keys.ts';
import type { PlainTable } from '#server/resources/plain-table.ts';
import type { clubs } from '../contract.ts';

declare module '#server/database/schema.ts' {
  interface Schema {
    clubs: PlainTable<typeof clubs.fields>;
  }
}

export const clubsMigrations: Migrations = {
  '0030_clubs': async (db, { withId }) => {
    await withId(db.schema.createTable('clubs'))
      .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('name_key', 'text', (column) => column.notNull().unique())
      .addColumn('logo', 'text')
      .addColumn('description', 'text')
      .addColumn('member_count', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('meeting_time', 'text', (column) => column.notNull().defaultTo('TBA'))
      .addColumn('featured', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('hidden', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('sport_id', 'integer', (column) => column.references('sports.id').onDelete('restrict'))
      .execute();
    await db.schema.createIndex('clubs_sport').on('clubs').column('sport_id').execute();
  },
  '0031_clubs_sort_by_code_point': async (db, { engine }) => {
    // SQLite sorts this way; PostgreSQL would use the collation that the database was created with.
    if (engine === 'postgres') await sql`alter table clubs alter column name_key type text collate "C"`.execute(db);
  },
  '0032_clubs_place_leaders_and_closed_sign_ups': async (db) => {
    await db.schema.alterTable('clubs').addColumn('meeting_place', 'text').execute();
    await db.schema
      .alterTable('clubs')
      .addColumn('leaders', 'text', (column) => column.notNull().defaultTo('[]'))
      .execute();
    await db.schema
      .alterTable('clubs')
      .addColumn('sign_ups_closed', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
  },
  '0033_clubs_folded_names': computeNameKeysAgain('clubs', { within: [] }),
};
