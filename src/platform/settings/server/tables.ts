import { sql } from 'kysely';
import type { Migrations } from '#server/database/migrations.ts';
import type { RowVersion } from '#server/database/schema.ts';

declare module '#server/database/schema.ts' {
  interface Schema {
    settings: SettingsTable;
    day_counts: DayCountsTable;
  }
}

interface SettingsTable {
  /** Always 1: a village has one set of settings. */
  id: number;
  version: RowVersion;
  /** JSON of the values that differ from the defaults, so that a setting added later has its default everywhere. */
  changed_values: string;
}

/** The amounts that count towards day limits, each for the last day with any use. */
interface DayCountsTable {
  name: string;
  day: string;
  amount: number;
}

export const settingsMigrations: Migrations = {
  '0002_settings': async (db) => {
    await db.schema
      .createTable('settings')
      .addColumn('id', 'integer', (column) => column.primaryKey())
      .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
      .addColumn('changed_values', 'text', (column) => column.notNull())
      .execute();
    await sql`insert into settings (id, changed_values) values (1, '{}')`.execute(db);
    await db.schema
      .createTable('day_counts')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('day', 'text', (column) => column.notNull())
      .addColumn('amount', 'bigint', (column) => column.notNull())
      .execute();
  },
};
