import type { Migrations } from '#server/database/migrations.ts';

export const firstStepsMigrations: Migrations = {
  '0190_first_steps': async (db) => {
    await db.schema
      .createTable('first_steps')
      .addColumn('id', 'integer', (column) => column.primaryKey())
      .addColumn('dismissed_at', 'text', (column) => column.notNull())
      .execute();
  },
};
