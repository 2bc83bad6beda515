/** The day of a moment where the village is: 2026-03-04. Swedish writes days so. */
export const dayIn = (timeZone: string, moment: Date): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(moment);
