/** An officer may change what happens on the court. Only an admin may change who a player is and where they play. */
export const playerAccess = { change: 'officer' } as const;
