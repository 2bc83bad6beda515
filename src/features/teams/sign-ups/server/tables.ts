import { createIndexes, type Migrations } from '#server/database/migrations.ts';
import type { RowId } from '#server/database/schema.ts';

declare module '#server/database/schema.ts' {
  interface Schema {
    club_signups: ClubSignUpsTable;
    club_signup_senders: SendersTable;
  }
}

interface ClubSignUpsTable {
  id: RowId;
  club: string;
  first_name: string;
  surname: string;
  /** Eight digits, as text: some begin with zeros. Never in the log, the audit log, or a tag. */
  smid: string;
  created_at: string;
}

/** Who sent a sign-up while logged in, even if somebody had sent it before: only these senders are told of it. */
interface SendersTable {
  id: RowId;
  signup_id: number;
  account_id: number;
  sent_at: string;
}

export const signUpsMigrations: Migrations = {
  '0013_sign_ups': async (db, { withId }) => {
    await withId(db.schema.createTable('club_signups'))
      .addColumn('club', 'text', (column) => column.notNull())
      .addColumn('first_name', 'text', (column) => column.notNull())
      .addColumn('surname', 'text', (column) => column.notNull())
      .addColumn('smid', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addUniqueConstraint('club_signups_once_per_club', ['smid', 'club'])
      .execute();
    await createIndexes(db, 'club_signups', { club_signups_by_age: ['created_at'] });
    await withId(db.schema.createTable('club_signup_senders'))
      .addColumn('signup_id', 'integer', (column) => column.notNull().references('club_signups.id').onDelete('cascade'))
      .addColumn('account_id', 'integer', (column) => column.notNull().references('accounts.id').onDelete('cascade'))
      .addColumn('sent_at', 'text', (column) => column.notNull())
      .addUniqueConstraint('club_signup_senders_once', ['signup_id', 'account_id'])
      .execute();
    await createIndexes(db, 'club_signup_senders', { club_signup_senders_by_account: ['account_id'] });
  },
};
