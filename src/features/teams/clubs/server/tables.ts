import { createIndexes, type Migrations } from '#server/database/migrations.ts';
import type { PlainTable } from '#server/resources/plain-table.ts';
import type { clubs } from '../contract.ts';

declare module '#server/database/schema.ts' {
  interface Schema {
    clubs: PlainTable<typeof clubs.fields>;
  }
}

export const clubsMigrations: Migrations = {
  '0014_clubs': async (db, { withId, sortedText }) => {
    await withId(db.schema.createTable('clubs'))
      .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('name_key', sortedText, (column) => column.notNull().unique())
      .addColumn('logo', 'text')
      .addColumn('description', 'text')
      .addColumn('member_count', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('meeting_time', 'text', (column) => column.notNull().defaultTo('TBA'))
      .addColumn('meeting_place', 'text')
      .addColumn('leaders', 'text', (column) => column.notNull().defaultTo('[]'))
      .addColumn('featured', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('hidden', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('sign_ups_closed', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('sport_id', 'integer', (column) => column.references('sports.id').onDelete('restrict'))
      .execute();
    await createIndexes(db, 'clubs', { clubs_sport: ['sport_id'] });
  },
};
