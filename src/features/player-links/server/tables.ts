import type { RowId, RowVersion } from '#server/database/schema.ts';

declare module '#server/database/schema.ts' {
  interface Schema {
    player_links: PlayerLinksTable;
    player_claims: PlayerClaimsTable;
  }
}

/** Which account is which player of a team, and when. Of a player, and of an account in a team, one is open at most. */
interface PlayerLinksTable {
  id: RowId;
  version: RowVersion;
  player_id: number;
  account_id: number;
  /** The team that the player was in. */
  team_id: number;
  /** Days where the village is. */
  since: string;
  /** Null while it is open. */
  until: string | null;
}

/** Those that wait; what was decided is in the audit log and in the member's notice. */
interface PlayerClaimsTable {
  id: RowId;
  player_id: number;
  account_id: number;
  created_at: string;
}
