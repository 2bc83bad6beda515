import { defineEvent } from '#server/write.ts';

/** Its name or its definition has changed. */
export const sportChanged = defineEvent<{ sportId: number }>('sport.changed');
