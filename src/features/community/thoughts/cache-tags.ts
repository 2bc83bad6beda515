import { collectionTag, tagKind } from '#shared/cache-tags.ts';

export const thoughtsTag = collectionTag('thoughts');
export const thoughtTag = tagKind<string>('thought');
/** Those of an account. */
export const ownThoughtsTag = tagKind('own-thoughts');
/** Of responses that show thoughts' counts. Nobody may subscribe to it. */
export const thoughtCountsTag = collectionTag('thought-counts');
export const thoughtReportsTag = collectionTag('thought-reports');
