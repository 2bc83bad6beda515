/** The names of `Intl` for en-GB: a phone takes longer to create its formatters than to draw the screen that needs them. */
export const monthNames = namesIn(
  'January February March April May June July August September October November December',
);
export const weekdayNames = namesIn('Sunday Monday Tuesday Wednesday Thursday Friday Saturday');
const shortMonths = namesIn('Jan Feb Mar Apr May Jun Jul Aug Sept Oct Nov Dec');

/** For a zone's wall time (`zone.ts`). */
export const shortMonth = (wall: Date): string => shortMonths[wall.getUTCMonth()] ?? '';
export const shortWeekday = (wall: Date): string => weekdayNames[wall.getUTCDay()]?.slice(0, 3) ?? '';
/** '08:05' */
export const formatTime = (wall: Date): string => wall.toISOString().slice(11, 16);

function namesIn(text: string): readonly string[] {
  return text.split(' ');
}
