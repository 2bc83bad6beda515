import { sql } from 'kysely';
import type { Migrations } from '#server/database/migrations.ts';
import type { RowVersion } from '#server/database/schema.ts';
import { firstSchedule } from '../schedule-rules.ts';

declare module '#server/database/schema.ts' {
  interface Schema {
    backup_schedule: BackupScheduleTable;
  }
}

interface BackupScheduleTable {
  /** Always 1: a village has one schedule. */
  id: number;
  version: RowVersion;
  hour: number;
  days: number;
  weeks: number;
  months: number;
}

export const backupsMigrations: Migrations = {
  '0064_backup_schedule': async (db) => {
    await db.schema
      .createTable('backup_schedule')
      .addColumn('id', 'integer', (column) => column.primaryKey())
      .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
      .addColumn('hour', 'integer', (column) => column.notNull())
      .addColumn('days', 'integer', (column) => column.notNull())
      .addColumn('weeks', 'integer', (column) => column.notNull())
      .addColumn('months', 'integer', (column) => column.notNull())
      .execute();
    const { hour, days, weeks, months } = firstSchedule;
    await sql`insert into backup_schedule (id, hour, days, weeks, months)
      values (1, ${hour}, ${days}, ${weeks}, ${months})`.execute(db);
  },
};
