/** As `Intl` writes them for en-GB; making its formatters takes a phone longer than drawing the screen that needs them. */
export const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

export const weekdayNames = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;
const shortMonths = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sept', 'Oct', 'Nov', 'Dec'] as const;
const shortWeekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const;

/** Of what a zone's calendar and clock show (`zone.ts`). */
export const shortMonth = (wall: Date): string => shortMonths[wall.getUTCMonth()] ?? '';
export const shortWeekday = (wall: Date): string => shortWeekdays[wall.getUTCDay()] ?? '';
/** '08:05' */
export const timeOfDay = (wall: Date): string => wall.toISOString().slice(11, 16);
