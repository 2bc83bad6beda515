import type { PressedEvent } from '../contract.ts';
import { isWalkOn } from '../walk-on-rules.ts';

type Named = 'playerId' | 'otherPlayerId' | 'fielderId';

const idIn = (event: PressedEvent, name: Named): number | null =>
  name in event ? (Reflect.get(event, name) ?? null) : null;

const playerIn = (event: PressedEvent, name: Named) => {
  const id = idIn(event, name);
  return id !== null && !isWalkOn(id) ? id : null;
};

const walkOnIn = (event: PressedEvent, name: Named) => {
  const id = idIn(event, name);
  return id !== null && isWalkOn(id) ? id : null;
};

/** The players of an event as its row stores them: these columns follow merges and deletions of players. */
export const toPlayerColumns = (event: PressedEvent) => ({
  player_id: playerIn(event, 'playerId'),
  other_player_id: playerIn(event, 'otherPlayerId'),
  fielder_id: playerIn(event, 'fielderId'),
});

/** The walk-ons of an event. A settlement names the walk-on first, and as the other one who it is the same as. */
export const toWalkOnColumns = (event: PressedEvent) => ({
  walk_on_id: event.kind === 'settle' ? event.walkOnId : walkOnIn(event, 'playerId'),
  other_walk_on_id: walkOnIn(event, event.kind === 'settle' ? 'playerId' : 'otherPlayerId'),
  fielder_walk_on_id: walkOnIn(event, 'fielderId'),
  shirt_number: event.kind === 'walkOn' ? event.number : null,
  typed_name: event.kind === 'walkOn' ? event.name : null,
});
