/** Where this browser keeps taps of an account that have not arrived. */
export const pendingTapsPrefix = (accountId: number) => `village-arena-tap:${accountId}:`;
