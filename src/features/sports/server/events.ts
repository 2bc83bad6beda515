import { defineEvent } from '#server/events.ts';

/** It is called otherwise, or played by another definition. */
export const sportChanged = defineEvent<{ sportId: number }>('sport.changed');
