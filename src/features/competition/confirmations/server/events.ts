import { defineEvent } from '#server/write.ts';

/** The result of a game follows from what these accounts recorded play by play. */
export const resultRecorded = defineEvent<{ gameId: number; accountIds: readonly number[] }>('result.recorded');
