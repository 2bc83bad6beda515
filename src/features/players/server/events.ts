import { defineEvent } from '#server/events.ts';

/** The player has moved to another team. */
export const playerMoved = defineEvent<{ playerId: number }>('player.moved');
