import { createIndexes, type Migrations } from '#server/database/migrations.ts';
import type { RowId } from '#server/database/schema.ts';

declare module '#server/database/schema.ts' {
  interface Schema {
    imports: ImportsTable;
    import_answers: ImportAnswersTable;
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

/** What a spelling of files means, as somebody answered. One of the last four columns is set. */
interface ImportAnswersTable {
  id: RowId;
  /** The id of the question: `team:3:lyons`. */
  question: string;
  sport_id: number | null;
  team_id: number | null;
  venue_id: number | null;
  competition_id: number | null;
  residence_id: number | null;
  /** The import that kept it; null once that can no longer be undone. */
  import_id: number | null;
  created_at: string;
}

/** What an answer refers to: it goes with the row. */
const answered = ['sport', 'team', 'venue', 'competition', 'residence'] as const;

export const spreadsheetsMigrations: Migrations = {
  '0018_spreadsheets': async (db, { withId }) => {
    await withId(db.schema.createTable('imports'))
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('sport_ids', 'text', (column) => column.notNull())
      .addColumn('counts', 'text', (column) => column.notNull())
      .addColumn('written', 'text', (column) => column.notNull())
      .addColumn('account_id', 'integer', (column) => column.references('accounts.id').onDelete('set null'))
      .addColumn('created_at', 'text', (column) => column.notNull())
      .execute();
    await createIndexes(db, 'imports', { imports_by_age: ['created_at'], imports_of_account: ['account_id'] });

    let table = withId(db.schema.createTable('import_answers')).addColumn('question', 'text', (column) =>
      column.notNull().unique(),
    );
    for (const one of answered) {
      table = table.addColumn(`${one}_id`, 'integer', (column) => column.references(`${one}s.id`).onDelete('cascade'));
    }
    await table
      .addColumn('import_id', 'integer', (column) => column.references('imports.id').onDelete('set null'))
      .addColumn('created_at', 'text', (column) => column.notNull())
      .execute();
    for (const one of ['import', ...answered]) {
      await createIndexes(db, 'import_answers', { [`import_answers_of_${one}`]: [`${one}_id`] });
    }
  },
};
