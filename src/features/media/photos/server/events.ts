import { defineEvent } from '#server/write.ts';

/** The photo is in the gallery: uploaded by an officer, or approved. */
export const photoShown = defineEvent<{ photoId: number; accountId: number | null }>('photo.shown');
