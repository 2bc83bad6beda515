import type { CupRules } from './rule-fields.ts';

/** A day such as 2026-11-29, and one some days later. */
export function dayAfter(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** After its last day a cup stays open for as long as somebody may object to its last points. */
export const isClosed = (
  { lastDay }: { lastDay: string },
  { objectionDays }: Pick<CupRules, 'objectionDays'>,
  today: string,
): boolean => today > dayAfter(lastDay, objectionDays);

/** The moment at which an entry is final, if nobody has objected by then. */
export const finalAt = ({ since }: { since: string }, objectionDays: number): string =>
  new Date(Date.parse(since) + objectionDays * 86_400_000).toISOString();
