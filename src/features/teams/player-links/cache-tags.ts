import { collectionTag, tagKind } from '#shared/cache-tags.ts';

/** The players that an account is. */
export const ownPlayersTag = tagKind('own-players');
export const playerLinksTag = collectionTag('player-links');
export const playerClaimsTag = collectionTag('player-claims');
