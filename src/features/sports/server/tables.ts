import type { DefaultFlag, RowId, RowVersion } from '#server/database/schema.ts';
import type { Gender } from '../contract.ts';

declare module '#server/database/schema.ts' {
  interface Schema {
    sports: { id: RowId; version: RowVersion; name: string; name_key: string };
    teams: TeamsTable;
  }
}

interface TeamsTable {
  id: RowId;
  version: RowVersion;
  name: string;
  /** Unique within a sport. */
  name_key: string;
  sport_id: number;
  logo: string | null;
  gender: Gender;
  games_played: number;
  wins: number;
  losses: number;
  /** Set once the three above follow from completed games. */
  record_derived: DefaultFlag;
}
