import type { RowId } from '#server/database/schema.ts';

declare module '#server/database/schema.ts' {
  interface Schema {
    notices: NoticesTable;
    /** Kinds that somebody wants no notices of. */
    muted_notices: { account_id: number; kind: string };
  }
}

interface NoticesTable {
  id: RowId;
  account_id: number;
  kind: string;
  title: string;
  text: string;
  link: string | null;
  created_at: string;
  /** Null while it is new. */
  read_at: string | null;
}
