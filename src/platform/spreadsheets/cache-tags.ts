import { collectionTag } from '#shared/cache-tags.ts';

export const importsTag = collectionTag('imports');

/** Imports are about a sport each; the feature that keeps sports stands above this one. */
export const sportsTag = collectionTag('sports');
