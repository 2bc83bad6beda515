import { collectionTag, tagKind } from '#shared/cache-tags.ts';

/** The list of sign-ups. Single ones have no tag, so that nobody else learns that one exists. */
export const signUpsTag = collectionTag('club-signups');
/** Those of an account. */
export const ownSignUpsTag = tagKind('own-signups');
