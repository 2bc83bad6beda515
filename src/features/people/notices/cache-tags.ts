import { collectionTag, tagKind } from '#shared/cache-tags.ts';

/** Those of an account. */
export const noticesTag = tagKind('notices');
/** One event for a notice to many; those without the notice find nothing new. */
export const allNoticesTag = collectionTag('all-notices');
