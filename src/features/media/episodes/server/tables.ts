import { createIndexes, type Migrations } from '#server/database/migrations.ts';
import type { RowId } from '#server/database/schema.ts';
import type { PlainTable } from '#server/resources/plain-table.ts';
import type { episodes } from '../contract.ts';

declare module '#server/database/schema.ts' {
  interface Schema {
    episodes: EpisodesTable;
    episode_subscriptions: EpisodeSubscriptionsTable;
  }
}

interface EpisodesTable extends PlainTable<typeof episodes.fields> {
  next_title: string | null;
  next_text: string | null;
}

interface EpisodeSubscriptionsTable {
  id: RowId;
  account_id: number;
  created_at: string;
}

export const episodesMigrations: Migrations = {
  '0023_episodes': async (db, { withId }) => {
    await withId(db.schema.createTable('episodes'))
      .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
      .addColumn('series', 'text', (column) => column.notNull())
      .addColumn('number', 'integer', (column) => column.notNull().unique())
      .addColumn('title', 'text', (column) => column.notNull())
      .addColumn('description', 'text', (column) => column.notNull())
      .addColumn('video_id', 'text', (column) => column.notNull())
      .addColumn('duration', 'text', (column) => column.notNull())
      .addColumn('published_on', 'text', (column) => column.notNull())
      .addColumn('tags', 'text', (column) => column.notNull())
      .addColumn('next_title', 'text')
      .addColumn('next_text', 'text')
      .execute();
    await createIndexes(db, 'episodes', { episodes_by_video: ['video_id'] });
    await withId(db.schema.createTable('episode_subscriptions'))
      .addColumn('account_id', 'integer', (column) =>
        column.notNull().unique().references('accounts.id').onDelete('cascade'),
      )
      .addColumn('created_at', 'text', (column) => column.notNull())
      .execute();
  },
};
