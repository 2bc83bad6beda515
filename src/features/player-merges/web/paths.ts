export const mergesPath = '/admin/player-merges';

/** The page on which the other player is chosen. */
export const mergePath = (playerId: number): string => `${mergesPath}?player=${playerId}`;
