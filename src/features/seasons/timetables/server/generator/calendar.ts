const dayMs = 86_400_000;
export const dayMinutes = 1440;

/** Days since 1970, so that two of them can be subtracted. */
export const dayNumber = (day: string): number => Math.round(Date.parse(`${day}T00:00:00Z`) / dayMs);

/** Monday is 0. */
export const weekOf = (day: number): number => Math.floor((day + 3) / 7);

/** Minutes since midnight. */
export const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
