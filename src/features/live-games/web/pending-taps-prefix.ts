/** An account, or the scorer link `link-7`. */
export type TapsOwner = number | `link-${number}`;

/** Where this browser keeps taps that have not arrived. */
export const pendingTapsPrefix = (owner: TapsOwner) => `village-arena-tap:${owner}:`;

/** Holds them too: `persisted-taps.ts`. */
export const tapsDatabase = 'village-arena-taps';
