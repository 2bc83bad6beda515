import type { Default, DefaultFlag, RowId, RowVersion } from '#server/database/schema.ts';

declare module '#server/database/schema.ts' {
  interface Schema {
    clubs: ClubsTable;
  }
}

interface ClubsTable {
  id: RowId;
  version: RowVersion;
  name: string;
  name_key: string;
  logo: string | null;
  description: string | null;
  member_count: Default<number>;
  meeting_time: Default<string>;
  featured: DefaultFlag;
  /** A hidden club exists for admins alone. */
  hidden: DefaultFlag;
  sport_id: number | null;
}
