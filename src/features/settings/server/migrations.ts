import { sql } from 'kysely';
import type { Migrations } from '#server/database/migrations.ts';

export const settingsMigrations: Migrations = {
  '0015_settings': async (db) => {
    await db.schema
      .createTable('settings')
      .addColumn('id', 'integer', (column) => column.primaryKey())
      .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
      .addColumn('changed_values', 'text', (column) => column.notNull())
      .execute();
    await sql`insert into settings (id, changed_values) values (1, '{}')`.execute(db);
  },
  '0220_day_counts': async (db) => {
    await db.schema
      .createTable('day_counts')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('day', 'text', (column) => column.notNull())
      .addColumn('amount', 'bigint', (column) => column.notNull())
      .execute();
  },
};
