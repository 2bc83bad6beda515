import { collectionTag } from '#shared/cache-tags.ts';

export const newerVersionTag = collectionTag('newer-version');
