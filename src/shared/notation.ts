/**
 * How fixtures, scores, days and times are written: on every screen, in every message, picture, feed and file. Days and
 * times are those of a wall time, in the UTC fields of a date (`wallsIn`).
 */

/** 'Oak Res v Baobab' */
export const fixtureText = (home: string, away: string): string => `${home} v ${away}`;

/** '72–65'. A score that is missing is a question mark. */
export const scorePair = (home: number | string | null, away: number | string | null): string =>
  `${home ?? '?'}–${away ?? '?'}`;

/** '18:00–20:00', or 'Mon 30 Nov – Wed 2 Dec': spaces keep apart what has several words. */
export const spanText = (from: string, until: string): string =>
  [from, until].some((end) => end.includes(' ')) ? `${from} – ${until}` : `${from}–${until}`;

/** '3rd': a place in a table, or a period. Not by `Intl`, whose first use is slow on a phone. */
export function ordinalText(count: number): string {
  const isTeen = count % 100 >= 11 && count % 100 <= 13;
  return `${count}${(isTeen ? undefined : ['th', 'st', 'nd', 'rd'][count % 10]) ?? 'th'}`;
}

/** 'Mon 30 Nov'; with the year if it is not this one, or where no reader's year is given: on what is kept. */
export function dayText(wall: Date, now?: Date): string {
  const year = now?.getUTCFullYear() === wall.getUTCFullYear() ? '' : ` ${wall.getUTCFullYear()}`;
  return `${shortWeekday(wall)} ${wall.getUTCDate()} ${shortMonth(wall)}${year}`;
}

/** 'Mon 30 Nov, 16:30' */
export const momentText = (wall: Date, now?: Date): string => `${dayText(wall, now)}, ${timeText(wall)}`;

/** '08:05' */
export const timeText = (wall: Date): string => wall.toISOString().slice(11, 16);

/** '08:05:59', where a minute has several plays. */
export const secondsText = (wall: Date): string => wall.toISOString().slice(11, 19);

/** 'Monday 30 November 2026', where a day is read aloud. */
export const spokenDay = (wall: Date): string =>
  `${weekdayNames[wall.getUTCDay()]} ${wall.getUTCDate()} ${monthNames[wall.getUTCMonth()]} ${wall.getUTCFullYear()}`;

/** A day without a time, such as `2026-11-30`, as `dayText` writes it. */
export const dateText = (day: string, now?: Date): string => dayText(new Date(day), now);

/** The names of `Intl` for en-GB: a phone takes longer to create its formatters than to draw the screen that needs them. */
export const monthNames = namesIn(
  'January February March April May June July August September October November December',
);
export const weekdayNames = namesIn('Sunday Monday Tuesday Wednesday Thursday Friday Saturday');
const shortMonths = namesIn('Jan Feb Mar Apr May Jun Jul Aug Sept Oct Nov Dec');

export const shortMonth = (wall: Date): string => shortMonths[wall.getUTCMonth()] ?? '';
export const shortWeekday = (wall: Date): string => weekdayNames[wall.getUTCDay()]?.slice(0, 3) ?? '';

function namesIn(text: string): readonly string[] {
  return text.split(' ');
}
