import { collectionTag, resourceTags, tagKind } from '#shared/cache-tags.ts';
import { cups } from './contract.ts';

export const { list: cupsTag, row: cupTag } = resourceTags(cups);
/** The entries of all cups, and so their tables. */
export const cupEntriesTag = collectionTag('cup-entries');
/** Objections to entries, for officers. */
export const cupObjectionsTag = collectionTag('cup-objections');
/** How the teams of a game behaved. */
export const sportsmanshipTag = tagKind('sportsmanship');
