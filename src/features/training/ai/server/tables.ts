import type { Migrations } from '#server/database/migrations.ts';
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
  '0082_saved_results': async (db, { withId }) => {
    await withId(db.schema.createTable('saved_results'))
      .addColumn('account_id', 'integer', (column) => column.notNull().references('accounts.id').onDelete('cascade'))
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('result', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('saved_results_of_account').on('saved_results').columns(['account_id', 'id']).execute();
  },
};
