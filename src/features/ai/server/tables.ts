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
  /** The result as it was answered, as JSON. */
  result: string;
  created_at: string;
}
