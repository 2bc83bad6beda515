import type { Default, DefaultFlag, Flag, RowVersion } from '#server/database/schema.ts';
import type { Side } from '../contract.ts';

declare module '#server/database/schema.ts' {
  interface Schema {
    box_scores: BoxScoresTable;
    box_score_lines: BoxScoreLinesTable;
  }
}

interface BoxScoresTable {
  game_id: number;
  version: RowVersion;
  /** JSON: counts by key that belong to no player. */
  home_stats: string;
  away_stats: string;
  /** JSON: [[home, away], …] */
  period_scores: string;
  corrected_at: string | null;
  /** The season whose totals its lines are in; null while the game is called off. */
  counted_in: string | null;
  /** JSON: the keys of which there was any, where it was tapped; null where it was typed, which counts all. */
  counted: Default<string | null>;
}

interface BoxScoreLinesTable {
  game_id: number;
  player_id: number;
  /** For whom the player played that day, whatever team they are in now. */
  side: Side;
  did_not_play: Flag;
  note: string | null;
  is_corrected: DefaultFlag;
  /** JSON: counts by key of the sport's definition, zeros left out. */
  stats: string;
}
