import { createIndexes, type Migrations } from '#server/database/migrations.ts';
import type { RowId } from '#server/database/schema.ts';

declare module '#server/database/schema.ts' {
  interface Schema {
    player_merges: PlayerMergesTable;
  }
}

/** Merges that can be undone. Their players may have been merged again since, so there are no foreign keys. */
interface PlayerMergesTable {
  id: RowId;
  kept_id: number;
  merged_id: number;
  merged_name: string;
  merged_team_id: number;
  /** JSON: the merged player's whole row. */
  merged_row: string;
  /** JSON: which fields of the kept player changed, and from what. */
  filled: string;
  /** JSON: what moved, by the name of the code that moved it. */
  moved: string;
  /** The season whose totals kept by hand were added up. */
  season: string;
  account_id: number | null;
  created_at: string;
}

export const playerMergesMigrations: Migrations = {
  '0026_player_merges': async (db, { withId }) => {
    await withId(db.schema.createTable('player_merges'))
      .addColumn('kept_id', 'integer', (column) => column.notNull())
      .addColumn('merged_id', 'integer', (column) => column.notNull().unique())
      .addColumn('merged_name', 'text', (column) => column.notNull())
      .addColumn('merged_team_id', 'integer', (column) => column.notNull())
      .addColumn('merged_row', 'text', (column) => column.notNull())
      .addColumn('filled', 'text', (column) => column.notNull())
      .addColumn('moved', 'text', (column) => column.notNull())
      .addColumn('season', 'text', (column) => column.notNull())
      .addColumn('account_id', 'integer', (column) => column.references('accounts.id').onDelete('set null'))
      .addColumn('created_at', 'text', (column) => column.notNull())
      .execute();
    await createIndexes(db, 'player_merges', {
      player_merges_of_kept: ['kept_id'],
      player_merges_of_account: ['account_id'],
      player_merges_by_age: ['created_at'],
    });
  },
};
