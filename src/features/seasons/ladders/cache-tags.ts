import { collectionTag, resourceTags, tagKind } from '#shared/cache-tags.ts';
import { ladders } from './contract.ts';

export const { list: laddersTag, row: ladderTag } = resourceTags(ladders);
/** The places and challenges of a ladder. */
export const ladderTableTag = tagKind('ladder-table');
export const disputedChallengesTag = collectionTag('disputed-challenges');
