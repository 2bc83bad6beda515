export const ownPlayersTag = (accountId: number) => `own-players:${accountId}` as const;
/** For officers and admins: which account is which player. */
export const linksTag = 'player-links';
export const claimsTag = 'player-claims';
