import { createIndexes, type Migrations } from '#server/database/migrations.ts';
import type { RowId } from '#server/database/schema.ts';

declare module '#server/database/schema.ts' {
  interface Schema {
    shared_workouts: SharedWorkoutsTable;
  }
}

interface SharedWorkoutsTable {
  id: RowId;
  /** Null once the account is gone. */
  account_id: number | null;
  title: string;
  description: string | null;
  duration: string;
  /** JSON, in the shape of the API's answer. */
  exercises: string;
  created_at: string;
  /** The day of sharing in the village's time zone at that time: 2026-03-04. */
  shared_on: string;
  /** The subject that its comments and likes belong to. */
  subject_id: number;
}

export const lobbyMigrations: Migrations = {
  '0029_lobby': async (db, { withId }) => {
    await withId(db.schema.createTable('shared_workouts'))
      .addColumn('account_id', 'integer', (column) => column.references('accounts.id').onDelete('set null'))
      .addColumn('title', 'text', (column) => column.notNull())
      .addColumn('description', 'text')
      .addColumn('duration', 'text', (column) => column.notNull())
      .addColumn('exercises', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('shared_on', 'text', (column) => column.notNull())
      .addColumn('subject_id', 'integer', (column) => column.notNull().unique().references('subjects.id'))
      .execute();
    await createIndexes(db, 'shared_workouts', {
      shared_workouts_in_order: ['created_at', 'id'],
      shared_workouts_by_day: ['account_id', 'shared_on'],
    });
  },
};
