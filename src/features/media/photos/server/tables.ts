import { sql } from 'kysely';
import { createIndexes, type Migrations } from '#server/database/migrations.ts';
import type { RowId, RowVersion } from '#server/database/schema.ts';
import type { PhotoStatus } from '../contract.ts';

declare module '#server/database/schema.ts' {
  interface Schema {
    photos: PhotosTable;
  }
}

interface PhotosTable {
  id: RowId;
  version: RowVersion;
  title: string;
  description: string;
  status: PhotoStatus;
  /** Either an upload of its own or the address of an external picture, never both. */
  upload_id: string | null;
  image_url: string | null;
  /** The uploader's account; no response contains it. */
  uploaded_by: number | null;
  date_added: string;
  width: number | null;
  height: number | null;
  colour: string | null;
  game_id: number | null;
}

export const photosMigrations: Migrations = {
  '0022_photos': async (db, { withId }) => {
    await withId(db.schema.createTable('photos'))
      .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
      .addColumn('title', 'text', (column) => column.notNull())
      .addColumn('description', 'text', (column) => column.notNull())
      .addColumn('status', 'text', (column) => column.notNull())
      .addColumn('upload_id', 'text', (column) => column.unique().references('uploads.id'))
      .addColumn('image_url', 'text')
      .addColumn('uploaded_by', 'integer', (column) => column.references('accounts.id').onDelete('set null'))
      .addColumn('date_added', 'text', (column) => column.notNull())
      .addColumn('width', 'integer')
      .addColumn('height', 'integer')
      .addColumn('colour', 'text')
      .addCheckConstraint('photos_one_picture', sql`(upload_id is null) <> (image_url is null)`)
      .execute();
    await createIndexes(db, 'photos', {
      photos_in_order: ['status', 'date_added', 'id'],
      photos_by_uploader: ['uploaded_by'],
    });
  },
  '0045_photos_game': async (db) => {
    await db.schema
      .alterTable('photos')
      .addColumn('game_id', 'integer', (column) => column.references('games.id').onDelete('set null'))
      .execute();
    await createIndexes(db, 'photos', { photos_of_game: ['game_id', 'status', 'date_added', 'id'] });
  },
};
