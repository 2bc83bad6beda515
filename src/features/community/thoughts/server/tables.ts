import { createIndexes, type Migrations } from '#server/database/migrations.ts';
import type { DefaultFlag, RowId } from '#server/database/schema.ts';

declare module '#server/database/schema.ts' {
  interface Schema {
    thoughts: ThoughtsTable;
    reposts: RepostsTable;
    thought_reports: ThoughtReportsTable;
  }
}

interface ThoughtsTable {
  id: RowId;
  /** The public id, which also orders thoughts within a minute. It is random, so that neither reveals anything. */
  public_id: string;
  /** When it was posted, rounded down to the minute. Lists are ordered by it. */
  minute: string;
  /** The exact time, for admins only. */
  created_at: string;
  /** The author, for moderation; null if the account is deleted. */
  account_id: number | null;
  /** Whether its author was an admin when posting. Authors who become admins later are not named. */
  official: DefaultFlag;
  display_name: string;
  content: string;
  upload_id: string | null;
  subject_id: number;
  /** Why an admin has hidden it; null while it is visible. */
  hidden_because: string | null;
}

interface RepostsTable {
  id: RowId;
  thought_id: number;
  account_id: number;
}

interface ThoughtReportsTable {
  id: RowId;
  thought_id: number;
  /** The reported comment; empty if the thought itself was reported. */
  comment_id: string;
  /** Null for a visitor, and for a deleted account. */
  account_id: number | null;
  reason: string | null;
  created_at: string;
  /** When an admin decided about the report; null while it is open. */
  settled_at: string | null;
}

export const thoughtsMigrations: Migrations = {
  '0036_thoughts': async (db, { withId }) => {
    await withId(db.schema.createTable('thoughts'))
      .addColumn('public_id', 'text', (column) => column.notNull().unique())
      .addColumn('minute', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('account_id', 'integer', (column) => column.references('accounts.id').onDelete('set null'))
      .addColumn('official', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('display_name', 'text', (column) => column.notNull())
      .addColumn('content', 'text', (column) => column.notNull())
      .addColumn('upload_id', 'text', (column) => column.unique().references('uploads.id'))
      .addColumn('subject_id', 'integer', (column) => column.notNull().unique().references('subjects.id'))
      .addColumn('hidden_because', 'text')
      .execute();
    await createIndexes(db, 'thoughts', {
      thoughts_in_order: ['minute', 'public_id'],
      thoughts_by_account: ['account_id', 'minute', 'public_id'],
    });

    await withId(db.schema.createTable('reposts'))
      .addColumn('thought_id', 'integer', (column) => column.notNull().references('thoughts.id').onDelete('cascade'))
      .addColumn('account_id', 'integer', (column) => column.notNull().references('accounts.id').onDelete('cascade'))
      .addUniqueConstraint('reposts_once_per_person', ['thought_id', 'account_id'])
      .execute();
    await createIndexes(db, 'reposts', { reposts_by_account: ['account_id', 'id'] });

    await withId(db.schema.createTable('thought_reports'))
      .addColumn('thought_id', 'integer', (column) => column.notNull().references('thoughts.id').onDelete('cascade'))
      .addColumn('comment_id', 'text', (column) => column.notNull())
      .addColumn('account_id', 'integer', (column) => column.references('accounts.id').onDelete('set null'))
      .addColumn('reason', 'text')
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('settled_at', 'text')
      .addUniqueConstraint('thought_reports_once_per_person', ['thought_id', 'comment_id', 'account_id'])
      .execute();
    await createIndexes(db, 'thought_reports', {
      thought_reports_by_account: ['account_id', 'id'],
      thought_reports_open: ['settled_at', 'id'],
    });
  },
};
