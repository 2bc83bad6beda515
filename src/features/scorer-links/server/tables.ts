import type { RowId } from '#server/database/schema.ts';

declare module '#server/database/schema.ts' {
  interface Schema {
    scorer_links: ScorerLinksTable;
  }
}

interface ScorerLinksTable {
  id: RowId;
  game_id: number;
  token_hash: string;
  scorer: string;
  created_at: string;
  /** Null until an officer ends it. */
  ended_at: string | null;
}
