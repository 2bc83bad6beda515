import type { Migrations } from '#server/database/migrations.ts';
import type { PlainTable } from '#server/resources/plain-table.ts';
import type { announcements } from '../contract.ts';

declare module '#server/database/schema.ts' {
  interface Schema {
    announcements: PlainTable<typeof announcements.fields> & { created_at: string };
    announcement_reads: AnnouncementReadsTable;
  }
}

/** One row per person, however much there was to read. */
interface AnnouncementReadsTable {
  account_id: number;
  /** The newest announcement that they have read; all before it count as read too. */
  announcement_id: number;
}

export const announcementsMigrations: Migrations = {
  '0034_announcements': async (db, { withId }) => {
    await withId(db.schema.createTable('announcements'))
      .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
      .addColumn('title', 'text', (column) => column.notNull())
      .addColumn('content', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('announcement_reads')
      .addColumn('account_id', 'integer', (column) => column.primaryKey().references('accounts.id').onDelete('cascade'))
      // No foreign key: a deleted announcement stays read, and ids are never reused.
      .addColumn('announcement_id', 'integer', (column) => column.notNull())
      .execute();
  },
};
