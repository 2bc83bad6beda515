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

/** Who sent a sign-up while logged in, also one that somebody had sent before: what it tells is told to them alone. */
interface SendersTable {
  id: RowId;
  signup_id: number;
  account_id: number;
  sent_at: string;
}
