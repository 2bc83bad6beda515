/** Where this browser keeps taps of an account that have not arrived. */
export const keptPrefix = (accountId: number) => `village-arena-tap:${accountId}:`;
