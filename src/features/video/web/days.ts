const month = new Intl.DateTimeFormat('en-GB', { month: 'long' });
const monthOfDay = new Intl.DateTimeFormat('en-GB', { month: 'long', timeZone: 'UTC' });

/** 'June 20 2025': a day as it is written, an instant where the reader is. */
export function dayText(date: string): string {
  const at = new Date(date);
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(date);
  return isDay
    ? `${monthOfDay.format(at)} ${at.getUTCDate()} ${at.getUTCFullYear()}`
    : `${month.format(at)} ${at.getDate()} ${at.getFullYear()}`;
}
