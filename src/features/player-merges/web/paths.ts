export const mergesPath = '/admin/player-merges';

/** Where the other one is chosen. */
export const mergePath = (playerId: number): string => `${mergesPath}?player=${playerId}`;
