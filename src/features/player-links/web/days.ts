/** '24 Nov 2026', of a day without a time. */
export const dayInWords = (day: string): string => words.format(new Date(`${day}T12:00:00Z`));

const words = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' });
