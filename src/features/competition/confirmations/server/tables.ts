import { createIndexes, type Migrations } from '#server/database/migrations.ts';
import type { RowId } from '#server/database/schema.ts';
import type { ResultEvent, Side } from '../rules.ts';

declare module '#server/database/schema.ts' {
  interface Schema {
    result_events: ResultEventsTable;
  }
}

/** Questions and answers about the results of games, in the order of ids. The state follows from all of them (`rules.ts`). */
interface ResultEventsTable {
  id: RowId;
  game_id: number;
  kind: ResultEvent['kind'];
  at: string;
  side: Side | null;
  reason: string | null;
  /** For a question: the result that it is about, and the sides without a captain, as JSON. */
  question: string | null;
  /** The account that acted; for a question, the one that entered the result. */
  account_id: number | null;
}

export const confirmationsMigrations: Migrations = {
  '0019_confirmations': async (db, { withId }) => {
    await withId(db.schema.createTable('result_events'))
      .addColumn('game_id', 'integer', (column) => column.notNull().references('games.id').onDelete('cascade'))
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('at', 'text', (column) => column.notNull())
      .addColumn('side', 'text')
      .addColumn('reason', 'text')
      .addColumn('question', 'text')
      .addColumn('account_id', 'integer', (column) => column.references('accounts.id').onDelete('set null'))
      .execute();
    await createIndexes(db, 'result_events', {
      result_events_of_game: ['game_id', 'id'],
      result_events_of_kind: ['kind', 'id'],
      result_events_by_account: ['account_id'],
    });
  },
};
