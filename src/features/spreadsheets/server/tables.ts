import type { Migrations } from '#server/database/migrations.ts';
import type { RowId } from '#server/database/schema.ts';

declare module '#server/database/schema.ts' {
  interface Schema {
    imports: ImportsTable;
  }
}

/** Imports that can still be undone. */
interface ImportsTable {
  id: RowId;
  kind: string;
  /** JSON: the ids of its sports. */
  sport_ids: string;
  /** JSON: how many rows of the file were added, changed, and so on. */
  counts: string;
  /** JSON: what it wrote, in its order (`ImportedRow`). */
  written: string;
  /** Null for the terminal, or an account that is gone. */
  account_id: number | null;
  created_at: string;
}

export const spreadsheetsMigrations: Migrations = {
  '0290_imports': async (db, { withId }) => {
    await withId(db.schema.createTable('imports'))
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('sport_ids', 'text', (column) => column.notNull())
      .addColumn('counts', 'text', (column) => column.notNull())
      .addColumn('written', 'text', (column) => column.notNull())
      .addColumn('account_id', 'integer', (column) => column.references('accounts.id').onDelete('set null'))
      .addColumn('created_at', 'text', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('imports_by_age').on('imports').column('created_at').execute();
    await db.schema.createIndex('imports_of_account').on('imports').column('account_id').execute();
  },
};
