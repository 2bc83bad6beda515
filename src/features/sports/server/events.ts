import { defineEvent } from '#server/events.ts';

/** Its name or its definition has changed. */
export const sportChanged = defineEvent<{ sportId: number }>('sport.changed');
