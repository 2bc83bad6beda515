import { collectionTag, tagKind } from '#shared/cache-tags.ts';

/** Of a game. */
export const confirmationTag = tagKind('confirmation');
export const disputesTag = collectionTag('disputed-results');
