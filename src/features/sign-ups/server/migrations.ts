import type { Migrations } from '#server/database/migrations.ts';

export const signUpsMigrations: Migrations = {
  '0180_club_signups': async (db, { withId }) => {
    await withId(db.schema.createTable('club_signups'))
      .addColumn('club', 'text', (column) => column.notNull())
      .addColumn('first_name', 'text', (column) => column.notNull())
      .addColumn('surname', 'text', (column) => column.notNull())
      .addColumn('smid', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addUniqueConstraint('club_signups_once_per_club', ['smid', 'club'])
      .execute();
    await db.schema.createIndex('club_signups_by_age').on('club_signups').column('created_at').execute();
  },
  '0181_club_signups_account': async (db) => {
    await db.schema
      .alterTable('club_signups')
      .addColumn('account_id', 'integer', (column) => column.references('accounts.id').onDelete('set null'))
      .execute();
    await db.schema.createIndex('club_signups_by_account').on('club_signups').column('account_id').execute();
  },
};
