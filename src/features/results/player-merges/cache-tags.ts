import { collectionTag } from '#shared/cache-tags.ts';

export const playerMergesTag = collectionTag('player-merges');
