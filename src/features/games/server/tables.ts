import type { Result } from '#features/competitions/contract.ts';
import type { DefaultFlag, RowId, RowVersion } from '#server/database/schema.ts';
import type { GameCategory, GameStatus } from '../contract.ts';

declare module '#server/database/schema.ts' {
  interface Schema {
    games: GamesTable;
    rsvps: RsvpsTable;
  }
}

interface GamesTable {
  id: RowId;
  version: RowVersion;
  sport_id: number;
  home_team_id: number;
  away_team_id: number;
  /** ISO 8601 in UTC with milliseconds, so that the order of texts is the order of time. */
  date_time: string;
  location: string;
  /** Null where the location is free text. */
  venue_id: number | null;
  status: GameStatus;
  category: GameCategory;
  season: string;
  home_score: number | null;
  away_score: number | null;
  result_type: Result['resultType'];
  result_against: Result['resultAgainst'];
  forfeit_notice: Result['forfeitNotice'];
  counts: DefaultFlag;
  competition_id: number | null;
  has_box_score: DefaultFlag;
  subject_id: number;
}

interface RsvpsTable {
  id: RowId;
  game_id: number;
  user_name: string;
  name_key: string;
  /** Who entered it and may withdraw it; a visitor's has none. */
  account_id: number | null;
  created_at: string;
}
