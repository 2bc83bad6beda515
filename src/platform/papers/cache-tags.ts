import { collectionTag } from '#shared/cache-tags.ts';

export const papersTag = collectionTag('papers');
