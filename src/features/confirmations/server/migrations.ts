import type { Migrations } from '#server/database/migrations.ts';

export const confirmationsMigrations: Migrations = {
  '0270_result_events': async (db, { withId }) => {
    await withId(db.schema.createTable('result_events'))
      .addColumn('game_id', 'integer', (column) => column.notNull().references('games.id').onDelete('cascade'))
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('at', 'text', (column) => column.notNull())
      .addColumn('side', 'text')
      .addColumn('reason', 'text')
      .addColumn('question', 'text')
      .addColumn('account_id', 'integer', (column) => column.references('accounts.id').onDelete('set null'))
      .execute();
    await db.schema.createIndex('result_events_of_game').on('result_events').columns(['game_id', 'id']).execute();
    await db.schema.createIndex('result_events_of_kind').on('result_events').columns(['kind', 'id']).execute();
    await db.schema.createIndex('result_events_by_account').on('result_events').column('account_id').execute();
  },
};
