export const confirmationTag = (gameId: number) => `confirmation:${gameId}` as const;
/** Results that wait for a decision, for officers and admins. */
export const disputesTag = 'disputed-results';
