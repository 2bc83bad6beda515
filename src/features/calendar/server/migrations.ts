import { sql } from 'kysely';
import type { Migrations } from '#server/database/migrations.ts';

export const calendarMigrations: Migrations = {
  '0110_calendar_events': async (db, { withId }) => {
    await withId(db.schema.createTable('calendar_events'))
      .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
      .addColumn('account_id', 'integer', (column) => column.notNull().references('accounts.id').onDelete('cascade'))
      .addColumn('title', 'text', (column) => column.notNull())
      .addColumn('description', 'text')
      .addColumn('location', 'text', (column) => column.notNull())
      .addColumn('start_time', 'text', (column) => column.notNull())
      .addColumn('end_time', 'text', (column) => column.notNull())
      .addCheckConstraint('calendar_events_end_after_start', sql`end_time > start_time`)
      .execute();
    await db.schema
      .createIndex('calendar_events_of_account')
      .on('calendar_events')
      .columns(['account_id', 'start_time', 'id'])
      .execute();
  },
};
