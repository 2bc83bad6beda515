import { defineEvent } from '#server/events.ts';

/** Its games are of its season, and of the category that follows from its kind. */
export const competitionChanged = defineEvent<{ competitionId: number }>('competition.changed');
