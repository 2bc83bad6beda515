import { createIndexes, type Migrations } from '#server/database/migrations.ts';
import type { RowId } from '#server/database/schema.ts';

declare module '#server/database/schema.ts' {
  interface Schema {
    saved_results: SavedResultsTable;
  }
}

interface SavedResultsTable {
  id: RowId;
  account_id: number;
  kind: 'workout' | 'tips';
  /** The answered result as JSON. */
  result: string;
  created_at: string;
}

export const aiMigrations: Migrations = {
  '0028_ai': async (db, { withId }) => {
    await withId(db.schema.createTable('saved_results'))
      .addColumn('account_id', 'integer', (column) => column.notNull().references('accounts.id').onDelete('cascade'))
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('result', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .execute();
    await createIndexes(db, 'saved_results', { saved_results_of_account: ['account_id', 'id'] });
  },
};
