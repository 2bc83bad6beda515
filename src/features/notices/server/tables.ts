import type { RowId } from '#server/database/schema.ts';

declare module '#server/database/schema.ts' {
  interface Schema {
    notices: NoticesTable;
  }
}

interface NoticesTable {
  id: RowId;
  /** Whom it is for. */
  account_id: number;
  kind: string;
  title: string;
  text: string;
  /** A path of this app. */
  link: string | null;
  created_at: string;
  /** Null while it is new. */
  read_at: string | null;
}
