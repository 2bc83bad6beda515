import { createIndexes, type Migrations } from '#server/database/migrations.ts';
import type { Default, RowId, RowVersion } from '#server/database/schema.ts';
import type { QuestionKind, QuestionState } from '../contract.ts';

declare module '#server/database/schema.ts' {
  interface Schema {
    bracket_questions: BracketQuestionsTable;
  }
}

/** What only an officer can say: who goes on where results say nothing, and whether a corrected result changes who plays. */
interface BracketQuestionsTable {
  id: RowId;
  version: RowVersion;
  plan_id: number;
  competition_key: string;
  /** The key of the game, or the table, that says who plays (`causeOf`). */
  cause: string;
  kind: QuestionKind;
  state: QuestionState;
  asked_at: string;
  decided_at: Default<string | null>;
  account_id: Default<number | null>;
  /** JSON: the order of teams that was ruled; of a kept pairing, who would have been on which side. */
  answer: Default<string | null>;
}

export const bracketsMigrations: Migrations = {
  '0075_bracket_questions': async (db, { withId }) => {
    await withId(db.schema.createTable('bracket_questions'))
      .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
      .addColumn('plan_id', 'integer', (column) => column.notNull().references('season_plans.id').onDelete('cascade'))
      .addColumn('competition_key', 'text', (column) => column.notNull())
      .addColumn('cause', 'text', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('asked_at', 'text', (column) => column.notNull())
      .addColumn('decided_at', 'text')
      .addColumn('account_id', 'integer', (column) => column.references('accounts.id').onDelete('set null'))
      .addColumn('answer', 'text')
      .execute();
    await createIndexes(db, 'bracket_questions', {
      bracket_questions_of_plan: ['plan_id', 'competition_key', 'id'],
      bracket_questions_by_state: ['state', 'id'],
      bracket_questions_by_account: ['account_id'],
    });
  },
};
