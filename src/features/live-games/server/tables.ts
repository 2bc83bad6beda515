import type { Flag, RowId } from '#server/database/schema.ts';
import type { PressedEvent, Side } from '../contract.ts';

declare module '#server/database/schema.ts' {
  interface Schema {
    game_events: GameEventsTable;
    box_score_adjustments: BoxScoreAdjustmentsTable;
    game_scoring_holders: GameScoringHoldersTable;
    game_scoring_joined: GameScoringJoinedTable;
    offered_events: OfferedEventsTable;
    clash_decisions: ClashDecisionsTable;
  }
}

/** The phone that has taken a game over; none where all score together. */
interface GameScoringHoldersTable {
  game_id: number;
  session: string;
  account_id: number | null;
  taken_at: string;
}

/** Phones that score together with it, since then. */
interface GameScoringJoinedTable {
  game_id: number;
  session: string;
}

/** What other phones sent after that. */
interface OfferedEventsTable {
  id: RowId;
  game_id: number;
  event_key: string;
  /** JSON; who is named stands in `player_id`. */
  event: string;
  player_id: number | null;
  session: string | null;
  account_id: number | null;
  scorer_link_id: number | null;
  offered_at: string;
  decision: 'taken' | 'left' | null;
  decided_by: number | null;
  decided_at: string | null;
}

/** What somebody said of two plays that may be one: that both happened, or that the second was left out. */
interface ClashDecisionsTable {
  game_id: number;
  /** The events' keys. */
  first_key: string;
  second_key: string;
  decision: 'both' | 'left';
  account_id: number | null;
  scorer_link_id: number | null;
  decided_at: string;
}

/** What was typed into the box score of a game that was scored live, beside its events. */
interface BoxScoreAdjustmentsTable {
  id: RowId;
  game_id: number;
  /** How many events were known then. */
  place: number;
  side: Side;
  player_id: number | null;
  /** JSON: how much more of each count. */
  more: string;
  is_listed: Flag;
  did_not_play: Flag;
  note: string | null;
}

interface GameEventsTable {
  id: RowId;
  game_id: number;
  /** From 1, in the order in which the village heard of them. */
  place: number;
  /** Made by the phone. */
  event_key: string;
  kind: PressedEvent['kind'];
  at: string;
  side: Side | null;
  tap: string | null;
  player_id: number | null;
  period: number | null;
  points: number | null;
  of_key: string | null;
  account_id: number | null;
  /** Scored by a link, without an account. */
  scorer_link_id: number | null;
  /** Of the phone that sent it. */
  session: string | null;
}
