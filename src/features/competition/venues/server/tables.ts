import { createIndexes, type Migrations } from '#server/database/migrations.ts';
import type { PlainTable } from '#server/resources/plain-table.ts';
import type { venues } from '../contract.ts';

declare module '#server/database/schema.ts' {
  interface Schema {
    venues: PlainTable<typeof venues.fields>;
  }
}

export const venuesMigrations: Migrations = {
  '0016_venues': async (db, { withId, sortedText }) => {
    await withId(db.schema.createTable('venues'))
      .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('name_key', sortedText, (column) => column.notNull().unique())
      .addColumn('short_name', 'text')
      .addColumn('place', 'text')
      .addColumn('map_url', 'text')
      .addColumn('surfaces', 'text', (column) => column.notNull().defaultTo('[]'))
      .addColumn('sport_ids', 'text', (column) => column.notNull().defaultTo('[]'))
      .addColumn('capacity', 'integer')
      .addColumn('hours', 'text', (column) => column.notNull().defaultTo('[]'))
      .addColumn('closed_days', 'text', (column) => column.notNull().defaultTo('[]'))
      .execute();
  },
  '0043_venues_away': async (db) => {
    await db.schema
      .alterTable('venues')
      .addColumn('is_away', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    await createIndexes(db, 'venues', { venues_in_order: ['is_away', 'name_key'] });
  },
};
