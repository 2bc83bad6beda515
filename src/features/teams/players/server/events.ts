import { defineEvent } from '#server/write.ts';

/** The player has moved to another team. */
export const playerMoved = defineEvent<{ playerId: number }>('player.moved');
