import { defineEvent } from '#server/write.ts';

/** The periods up to and including `period` are over, and the game goes on. */
export const periodEnded = defineEvent<{ gameId: number; period: number }>('game.period-ended');
