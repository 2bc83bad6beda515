import { collectionTag } from '#shared/cache-tags.ts';

export const accountsTag = collectionTag('accounts');
export const officersTag = collectionTag('officers');
export const invitationsTag = collectionTag('invitations');
/** Of lists that show people's names. */
export const peopleTag = collectionTag('people');
