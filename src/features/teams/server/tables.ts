import type { DefaultFlag, RowId, RowVersion } from '#server/database/schema.ts';
import type { PlainColumns } from '#shared/plain-resource.ts';
import type { teams } from '../contract.ts';

declare module '#server/database/schema.ts' {
  interface Schema {
    teams: TeamsTable;
  }
}

interface TeamsTable extends PlainColumns<typeof teams.fields> {
  id: RowId;
  version: RowVersion;
  name_key: string;
  games_played: number;
  wins: number;
  losses: number;
  record_derived: DefaultFlag;
}
