import { defineEvent } from '#server/events.ts';

/** Is in another team from now on. */
export const playerMoved = defineEvent<{ playerId: number }>('player.moved');
