import type { RowId } from '#server/database/schema.ts';

declare module '#server/database/schema.ts' {
  interface Schema {
    club_signups: ClubSignUpsTable;
  }
}

interface ClubSignUpsTable {
  id: RowId;
  club: string;
  first_name: string;
  surname: string;
  /** Eight digits, as text: some begin with zeros. Never in the log, the audit log, or a topic. */
  smid: string;
  created_at: string;
  /** Who was logged in when they signed up; it is told to nobody else. */
  account_id: number | null;
}
