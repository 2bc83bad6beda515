import { sql } from 'kysely';
import type { Migrations } from '#server/database/migrations.ts';
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
  '0182_club_signup_senders': async (db, { withId }) => {
    await withId(db.schema.createTable('club_signup_senders'))
      .addColumn('signup_id', 'integer', (column) => column.notNull().references('club_signups.id').onDelete('cascade'))
      .addColumn('account_id', 'integer', (column) => column.notNull().references('accounts.id').onDelete('cascade'))
      .addColumn('sent_at', 'text', (column) => column.notNull())
      .addUniqueConstraint('club_signup_senders_once', ['signup_id', 'account_id'])
      .execute();
    await db.schema
      .createIndex('club_signup_senders_by_account')
      .on('club_signup_senders')
      .column('account_id')
      .execute();
    await sql`insert into club_signup_senders (signup_id, account_id, sent_at)
      select id, account_id, created_at from club_signups where account_id is not null order by id`.execute(db);
    await db.schema.dropIndex('club_signups_by_account').execute();
    await db.schema.alterTable('club_signups').dropColumn('account_id').execute();
  },
};
