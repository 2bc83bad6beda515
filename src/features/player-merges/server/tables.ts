import type { RowId } from '#server/database/schema.ts';

declare module '#server/database/schema.ts' {
  interface Schema {
    player_merges: PlayerMergesTable;
  }
}

/** Merges that can be undone. Their players may have gone into another merge, so no key holds them. */
interface PlayerMergesTable {
  id: RowId;
  kept_id: number;
  merged_id: number;
  merged_name: string;
  merged_team_id: number;
  /** JSON: the merged player's whole row. */
  merged_row: string;
  /** JSON: which fields of the kept player changed, and from what. */
  filled: string;
  /** JSON: what moved, by the name of who moved it. */
  moved: string;
  /** The season in which totals kept by hand were added up. */
  season: string;
  account_id: number | null;
  created_at: string;
}
