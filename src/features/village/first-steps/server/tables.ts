import type { Migrations } from '#server/database/migrations.ts';

declare module '#server/database/schema.ts' {
  interface Schema {
    first_steps: FirstStepsTable;
  }
}

/** Has a row once an admin has dismissed the list. */
interface FirstStepsTable {
  /** Always 1: a village has one list. */
  id: number;
  dismissed_at: string;
}

export const firstStepsMigrations: Migrations = {
  '0037_first_steps': async (db) => {
    await db.schema
      .createTable('first_steps')
      .addColumn('id', 'integer', (column) => column.primaryKey())
      .addColumn('dismissed_at', 'text', (column) => column.notNull())
      .execute();
  },
};
