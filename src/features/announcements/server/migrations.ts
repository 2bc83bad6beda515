import type { Migrations } from '#server/database/migrations.ts';

export const announcementsMigrations: Migrations = {
  '0140_announcements': async (db, { withId }) => {
    await withId(db.schema.createTable('announcements'))
      .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
      .addColumn('title', 'text', (column) => column.notNull())
      .addColumn('content', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .execute();
  },
  '0141_announcement_reads': async (db) => {
    await db.schema
      .createTable('announcement_reads')
      .addColumn('account_id', 'integer', (column) => column.primaryKey().references('accounts.id').onDelete('cascade'))
      // No reference: what was read stays read when it is deleted, and ids are never given twice.
      .addColumn('announcement_id', 'integer', (column) => column.notNull())
      .execute();
  },
};
