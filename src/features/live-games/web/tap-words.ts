export const inTaps = (count: number): string => (count === 1 ? '1 play' : `${count} plays`);
