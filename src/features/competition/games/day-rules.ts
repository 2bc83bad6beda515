/**
 * What the column of a game's day holds while the game has none. It sorts after every day that people can enter, so that
 * orders, cursors and ranges need no case of their own. No response contains it.
 */
export const dayToCome = '9999-12-31T00:00:00.000Z';

/** What people read in place of the day. */
export const dayToConfirm = 'Date to be confirmed';

export const storedDay = (dateTime: string | null): string => dateTime ?? dayToCome;

export const knownDay = (stored: string): string | null => (stored === dayToCome ? null : stored);

/** Orders games by their days, those without one last. */
export function byDay(one: { dateTime: string | null }, other: { dateTime: string | null }): number {
  const [a, b] = [storedDay(one.dateTime), storedDay(other.dateTime)];
  return a === b ? 0 : a < b ? -1 : 1;
}
