import { defineEvent } from '#server/events.ts';

/** The first so many periods of a game that goes on are over. */
export const periodEnded = defineEvent<{ gameId: number; period: number }>('game.period-ended');
