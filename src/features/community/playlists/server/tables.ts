import { sql } from 'kysely';
import { createIndexes, type Migrations } from '#server/database/migrations.ts';
import type { PlainTable } from '#server/resources/plain-table.ts';
import type { playlists } from '../contract.ts';

declare module '#server/database/schema.ts' {
  interface Schema {
    playlists: PlainTable<typeof playlists.fields> & { created_at: string };
  }
}

export const playlistsMigrations: Migrations = {
  '0033_playlists': async (db, { withId }) => {
    await withId(db.schema.createTable('playlists'))
      .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
      .addColumn('title', 'text', (column) => column.notNull())
      .addColumn('description', 'text')
      .addColumn('cover_image', 'text')
      .addColumn('spotify_url', 'text')
      .addColumn('apple_music_url', 'text')
      .addColumn('youtube_url', 'text')
      .addColumn('release_date', 'text', (column) => column.notNull())
      .addColumn('curator', 'text')
      .addColumn('is_active', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('featured', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('tracks', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .execute();
    await createIndexes(db, 'playlists', { playlists_in_order: ['release_date', 'id'] });
    // The table itself allows at most one Playlist of the Week, whatever is written to it.
    await sql`create unique index playlists_one_active on playlists (is_active) where is_active = 1`.execute(db);
  },
};
