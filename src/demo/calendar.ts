/** Days as the demo village counts them: South Africa keeps UTC+2 all year. */
export type Day = number;

const hour = 3_600_000;
const dayLength = 24 * hour;
const southAfrica = 2 * hour;

export const toDay = (instant: Date): Day => Math.floor((instant.getTime() + southAfrica) / dayLength);

export const toYear = (instant: Date): number => new Date(instant.getTime() + southAfrica).getUTCFullYear();

export const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

/** 0 Monday to 6 Sunday. */
export const getWeekday = (day: Day): number => (day + 3) % 7;

export const getMonday = (day: Day): Day => day - getWeekday(day);

/** `18:30` local time of a day, as an ISO instant. */
export function instantAt(day: Day, time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return new Date(day * dayLength - southAfrica + hours * hour + minutes * 60_000).toISOString();
}

export function minutesBefore(now: Date, minutes: number): string {
  const step = 5 * 60_000;
  return new Date(Math.floor((now.getTime() - minutes * 60_000) / step) * step).toISOString();
}
