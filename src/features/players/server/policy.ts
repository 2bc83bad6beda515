/** An officer changes what happens on the court; who a player is and where they play is an admin's. */
export const playerAccess = { change: 'officer' } as const;
