import { createIndexes, type Migrations } from '#server/database/migrations.ts';
import type { DefaultFlag } from '#server/database/schema.ts';

declare module '#server/database/schema.ts' {
  interface Schema {
    uploads: UploadsTable;
    removed_uploads: RemovedUploadsTable;
  }
}

interface UploadsTable {
  id: string;
  /** The purpose of the upload, such as `photo`; it determines who may read it. */
  purpose: string;
  account_id: number | null;
  width: number;
  height: number;
  colour: string;
  widths: string;
  bytes: number;
  created_at: string;
}

/** Requested removals, until their files are certainly removed. */
interface RemovedUploadsTable {
  id: string;
  removed_at: string;
  /** Whether the files go to the trash for a while, because there is no other copy. */
  to_trash: DefaultFlag;
}

export const uploadsMigrations: Migrations = {
  '0004_uploads': async (db) => {
    await db.schema
      .createTable('uploads')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('purpose', 'text', (column) => column.notNull())
      .addColumn('account_id', 'integer', (column) => column.references('accounts.id').onDelete('set null'))
      .addColumn('width', 'integer', (column) => column.notNull())
      .addColumn('height', 'integer', (column) => column.notNull())
      .addColumn('colour', 'text', (column) => column.notNull())
      .addColumn('widths', 'text', (column) => column.notNull())
      .addColumn('bytes', 'integer', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .execute();
    await createIndexes(db, 'uploads', { uploads_by_account: ['account_id', 'created_at'] });
    await db.schema
      .createTable('removed_uploads')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('removed_at', 'text', (column) => column.notNull())
      .addColumn('to_trash', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
  },
};
