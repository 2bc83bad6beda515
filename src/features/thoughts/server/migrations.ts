import type { Migrations } from '#server/database/migrations.ts';

export const thoughtsMigrations: Migrations = {
  '0090_thoughts': async (db, { withId }) => {
    await withId(db.schema.createTable('thoughts'))
      .addColumn('public_id', 'text', (column) => column.notNull().unique())
      .addColumn('minute', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('account_id', 'integer', (column) => column.references('accounts.id').onDelete('set null'))
      .addColumn('official', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('display_name', 'text', (column) => column.notNull())
      .addColumn('content', 'text', (column) => column.notNull())
      .addColumn('upload_id', 'text', (column) => column.unique().references('uploads.id'))
      .addColumn('subject_id', 'integer', (column) => column.notNull().unique().references('subjects.id'))
      .addColumn('hidden_because', 'text')
      .execute();
    await db.schema.createIndex('thoughts_in_order').on('thoughts').columns(['minute', 'public_id']).execute();
    await db.schema
      .createIndex('thoughts_by_account')
      .on('thoughts')
      .columns(['account_id', 'minute', 'public_id'])
      .execute();
  },
  '0091_reposts': async (db, { withId }) => {
    await withId(db.schema.createTable('reposts'))
      .addColumn('thought_id', 'integer', (column) => column.notNull().references('thoughts.id').onDelete('cascade'))
      .addColumn('account_id', 'integer', (column) => column.notNull().references('accounts.id').onDelete('cascade'))
      .addUniqueConstraint('reposts_once_per_person', ['thought_id', 'account_id'])
      .execute();
    await db.schema.createIndex('reposts_by_account').on('reposts').columns(['account_id', 'id']).execute();
  },
  '0092_thought_reports': async (db, { withId }) => {
    await withId(db.schema.createTable('thought_reports'))
      .addColumn('thought_id', 'integer', (column) => column.notNull().references('thoughts.id').onDelete('cascade'))
      .addColumn('comment_id', 'text', (column) => column.notNull())
      .addColumn('account_id', 'integer', (column) => column.references('accounts.id').onDelete('set null'))
      .addColumn('reason', 'text')
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addUniqueConstraint('thought_reports_once_per_person', ['thought_id', 'comment_id', 'account_id'])
      .execute();
    await db.schema
      .createIndex('thought_reports_by_account')
      .on('thought_reports')
      .columns(['account_id', 'id'])
      .execute();
  },
  '0093_settled_reports': async (db) => {
    await db.schema.alterTable('thought_reports').addColumn('settled_at', 'text').execute();
  },
};
