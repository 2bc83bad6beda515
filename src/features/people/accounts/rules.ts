/** An address always gets this many accounts a day, as far as the village's day goes. */
const minShare = 20;

/**
 * How many accounts one address may add in a day: a quarter of what all others have left. So nine addresses together
 * cannot use up the village's day, and the first residence still gets 125 of 500.
 */
export const computeAddressShare = (aDay: number, byOthers: number): number =>
  Math.max(minShare, Math.ceil((aDay - byOthers) / 4));
