import { createIndexes, type Migrations } from '#server/database/migrations.ts';
import type { RowId } from '#server/database/schema.ts';

declare module '#server/database/schema.ts' {
  interface Schema {
    notices: NoticesTable;
    /** Kinds of notices that a person has muted. */
    muted_notices: { account_id: number; kind: string };
  }
}

interface NoticesTable {
  id: RowId;
  account_id: number;
  kind: string;
  title: string;
  text: string;
  link: string | null;
  created_at: string;
  /** Null while unread. */
  read_at: string | null;
}

export const noticesMigrations: Migrations = {
  '0005_notices': async (db, { withId }) => {
    await withId(db.schema.createTable('notices'))
      .addColumn('account_id', 'integer', (column) => column.notNull().references('accounts.id').onDelete('cascade'))
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('title', 'text', (column) => column.notNull())
      .addColumn('text', 'text', (column) => column.notNull())
      .addColumn('link', 'text')
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('read_at', 'text')
      .execute();
    await createIndexes(db, 'notices', { notices_of_account: ['account_id', 'id'] });
    await db.schema
      .createTable('muted_notices')
      .addColumn('account_id', 'integer', (column) => column.notNull().references('accounts.id').onDelete('cascade'))
      .addColumn('kind', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('muted_notices_once', ['account_id', 'kind'])
      .execute();
  },
};
