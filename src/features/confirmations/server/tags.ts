export const confirmationTag = (gameId: number) => `confirmation:${gameId}` as const;
/** For officers and admins: results that wait for a decision. */
export const disputesTag = 'disputed-results';
