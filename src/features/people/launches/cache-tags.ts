import { collectionTag } from '#shared/cache-tags.ts';

export const launchTag = collectionTag('launch');
