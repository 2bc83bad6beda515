import { collectionTag } from '#shared/cache-tags.ts';

export const importsTag = collectionTag('imports');
