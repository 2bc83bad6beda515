import type { DefaultFlag } from '#server/database/schema.ts';
import type { PlainTable } from '#server/resources/plain-columns.ts';
import type { teams } from '../contract.ts';

declare module '#server/database/schema.ts' {
  interface Schema {
    teams: TeamsTable;
  }
}

interface TeamsTable extends PlainTable<typeof teams.fields> {
  games_played: number;
  wins: number;
  losses: number;
  record_derived: DefaultFlag;
}
