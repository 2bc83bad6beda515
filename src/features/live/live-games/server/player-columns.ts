import type { PressedEvent } from '../contract.ts';

/** The players of an event as its row stores them: these columns follow merges and deletions of players. */
export const toPlayerColumns = (event: PressedEvent) => ({
  player_id: 'playerId' in event ? (event.playerId ?? null) : null,
  other_player_id: 'otherPlayerId' in event ? (event.otherPlayerId ?? null) : null,
  fielder_id: 'fielderId' in event ? (event.fielderId ?? null) : null,
});
