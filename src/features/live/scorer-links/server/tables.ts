import { createIndexes, type Migrations } from '#server/database/migrations.ts';
import type { RowId } from '#server/database/schema.ts';

declare module '#server/database/schema.ts' {
  interface Schema {
    scorer_links: ScorerLinksTable;
  }
}

interface ScorerLinksTable {
  id: RowId;
  game_id: number;
  token_hash: string;
  scorer: string;
  created_at: string;
  /** Null until an officer ends it. */
  ended_at: string | null;
}

export const scorerLinksMigrations: Migrations = {
  '0024_scorer_links': async (db, { withId }) => {
    await withId(db.schema.createTable('scorer_links'))
      .addColumn('game_id', 'integer', (column) => column.notNull().references('games.id').onDelete('cascade'))
      .addColumn('token_hash', 'text', (column) => column.notNull().unique())
      .addColumn('scorer', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('ended_at', 'text')
      .execute();
    await createIndexes(db, 'scorer_links', { scorer_links_by_game: ['game_id', 'ended_at'] });
  },
};
