/** An account id, or a scorer link as `link-7`. */
export type TapsOwner = number | `link-${number}`;

/** The localStorage prefix of taps that have not arrived. */
export const pendingTapsPrefix = (owner: TapsOwner) => `village-arena-tap:${owner}:`;

/** The IndexedDB database that holds them too: see `persisted-taps.ts`. */
export const tapsDatabase = 'village-arena-taps';
