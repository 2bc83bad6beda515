import { defineEvent } from '#server/write.ts';

/** Its games take over its season, and the category that follows from its kind. */
export const competitionChanged = defineEvent<{ competitionId: number }>('competition.changed');
