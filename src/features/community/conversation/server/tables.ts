import { createIndexes, type Migrations } from '#server/database/migrations.ts';
import type { RowId } from '#server/database/schema.ts';

declare module '#server/database/schema.ts' {
  interface Schema {
    subjects: SubjectsTable;
    comments: CommentsTable;
    likes: LikesTable;
  }
}

interface SubjectsTable {
  id: RowId;
  kind: string;
}

interface CommentsTable {
  id: RowId;
  /** The public id of kinds with random ids; null if the public id is `id`. */
  public_id: string | null;
  subject_id: number;
  /** The comment as a subject that can be liked. Deleting that subject deletes the comment and its likes. */
  own_subject_id: number;
  account_id: number | null;
  alias: string | null;
  content: string;
  created_at: string;
  /** Why an admin has hidden it; null while it is visible. */
  hidden_because: string | null;
}

interface LikesTable {
  id: RowId;
  subject_id: number;
  account_id: number;
  created_at: string;
}

export const conversationMigrations: Migrations = {
  '0007_conversation': async (db, { withId }) => {
    await withId(db.schema.createTable('subjects'))
      .addColumn('kind', 'text', (column) => column.notNull())
      .execute();
    await createIndexes(db, 'subjects', { subjects_by_kind: ['kind'] });

    await withId(db.schema.createTable('comments'))
      .addColumn('public_id', 'text')
      .addColumn('subject_id', 'integer', (column) => column.notNull().references('subjects.id').onDelete('cascade'))
      .addColumn('own_subject_id', 'integer', (column) =>
        column.notNull().unique().references('subjects.id').onDelete('cascade'),
      )
      .addColumn('account_id', 'integer', (column) => column.references('accounts.id').onDelete('set null'))
      .addColumn('alias', 'text')
      .addColumn('content', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('hidden_because', 'text')
      .execute();
    await createIndexes(db, 'comments', {
      comments_in_order: ['subject_id', 'id'],
      comments_by_account: ['account_id', 'created_at'],
      // Lets counts use the index alone, without reading the comments.
      comments_shown: ['subject_id', 'hidden_because'],
    });
    await db.schema.createIndex('comments_by_public_id').unique().on('comments').column('public_id').execute();

    await withId(db.schema.createTable('likes'))
      .addColumn('subject_id', 'integer', (column) => column.notNull().references('subjects.id').onDelete('cascade'))
      .addColumn('account_id', 'integer', (column) => column.notNull().references('accounts.id').onDelete('cascade'))
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addUniqueConstraint('likes_once_per_person', ['subject_id', 'account_id'])
      .execute();
    await createIndexes(db, 'likes', { likes_by_account: ['account_id', 'id'] });
  },
};
