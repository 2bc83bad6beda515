import type { Default, DefaultFlag, RowId, RowVersion } from '#server/database/schema.ts';

declare module '#server/database/schema.ts' {
  interface Schema {
    players: PlayersTable;
  }
}

interface PlayersTable {
  id: RowId;
  version: RowVersion;
  name: string;
  display_name: string;
  /** What the search looks through: name, display name and position (see `playerNameKey`). */
  name_key: string;
  team_id: number;
  position: string | null;
  jersey_number: number | null;
  photo: string | null;
  bio: string | null;
  is_mvp: DefaultFlag;
  is_all_star: DefaultFlag;
  is_captain: DefaultFlag;
  is_club_anchor: DefaultFlag;
  points: Default<number>;
  rebounds: Default<number>;
  assists: Default<number>;
  steals: Default<number>;
  blocks: Default<number>;
  shots_made: Default<number>;
  shots_taken: Default<number>;
  three_pointers_made: Default<number>;
  three_pointers_taken: Default<number>;
  free_throws_made: Default<number>;
  free_throws_taken: Default<number>;
  games_played: Default<number>;
}
