export const inTaps = (count: number): string => (count === 1 ? '1 tap' : `${count} taps`);
