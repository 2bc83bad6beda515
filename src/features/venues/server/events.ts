import { defineEvent } from '#server/events.ts';

export const venueRenamed = defineEvent<{ venueId: number; before: string; after: string }>('venue.renamed');
