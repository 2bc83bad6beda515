import { sql } from 'kysely';
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
  '0190_first_steps': async (db) => {
    await db.schema
      .createTable('first_steps')
      .addColumn('id', 'integer', (column) => column.primaryKey())
      .addColumn('dismissed_at', 'text', (column) => column.notNull())
      .execute();
  },
  // A village that had teams before this list existed counts as set up.
  '0191_first_steps_of_older_villages': async (db) => {
    const now = new Date().toISOString();
    await sql`insert into first_steps (id, dismissed_at) select 1, ${now} where exists (select 1 from teams)
      on conflict do nothing`.execute(db);
  },
};
