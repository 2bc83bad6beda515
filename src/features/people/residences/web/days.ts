import { shortMonth } from '#web/calendar.ts';

/** '6 Aug 2026' */
export function dayText(day: string): string {
  const at = new Date(`${day}T00:00:00Z`);
  return `${at.getUTCDate()} ${shortMonth(at)} ${at.getUTCFullYear()}`;
}

export const sinceText = (day: string): string => `Since ${dayText(day)}`;
