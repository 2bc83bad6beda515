import { collectionTag } from '#shared/cache-tags.ts';

export const firstStepsTag = collectionTag('first-steps');
