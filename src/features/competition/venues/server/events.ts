import { defineEvent } from '#server/write.ts';

export const venueRenamed = defineEvent<{ venueId: number; before: string; after: string }>('venue.renamed');
