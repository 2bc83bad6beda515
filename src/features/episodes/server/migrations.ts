import type { Migrations } from '#server/database/migrations.ts';

export const episodesMigrations: Migrations = {
  '0067_episodes': async (db, { withId }) => {
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
    await db.schema.createIndex('episodes_by_video').on('episodes').column('video_id').execute();
  },
  '0068_episode_subscriptions': async (db, { withId }) => {
    await withId(db.schema.createTable('episode_subscriptions'))
      .addColumn('account_id', 'integer', (column) =>
        column.notNull().unique().references('accounts.id').onDelete('cascade'),
      )
      .addColumn('created_at', 'text', (column) => column.notNull())
      .execute();
  },
};
