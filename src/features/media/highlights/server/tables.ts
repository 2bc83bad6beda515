import { createIndexes, type Migrations } from '#server/database/migrations.ts';
import type { PlainTable } from '#server/resources/plain-table.ts';
import type { highlights } from '../contract.ts';

declare module '#server/database/schema.ts' {
  interface Schema {
    highlights: PlainTable<typeof highlights.fields> & { subject_id: number };
  }
}

export const highlightsMigrations: Migrations = {
  '0021_highlights': async (db, { withId }) => {
    await withId(db.schema.createTable('highlights'))
      .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
      .addColumn('title', 'text', (column) => column.notNull())
      .addColumn('video_id', 'text', (column) => column.notNull())
      .addColumn('video_kind', 'text', (column) => column.notNull())
      .addColumn('thumbnail', 'text')
      .addColumn('description', 'text')
      .addColumn('duration', 'text')
      .addColumn('featured', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('date_added', 'text', (column) => column.notNull())
      .addColumn('game_id', 'integer', (column) => column.references('games.id').onDelete('set null'))
      .addColumn('subject_id', 'integer', (column) => column.notNull().unique().references('subjects.id'))
      .execute();
    await createIndexes(db, 'highlights', {
      highlights_in_order: ['date_added', 'id'],
      highlights_featured: ['featured', 'date_added', 'id'],
      highlights_of_game: ['game_id', 'date_added', 'id'],
      highlights_by_video: ['video_id', 'date_added'],
    });
  },
};
