import { collectionTag } from '#shared/cache-tags.ts';

export const apiTokensTag = collectionTag('api-tokens');
