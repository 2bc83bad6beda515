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

export const shortMonth = (at: Date): string => shortMonths[at.getMonth()] ?? '';
export const shortWeekday = (at: Date): string => shortWeekdays[at.getDay()] ?? '';
/** '08:05' */
export const timeOfDay = (at: Date): string => `${twoDigits(at.getHours())}:${twoDigits(at.getMinutes())}`;

const twoDigits = (value: number) => String(value).padStart(2, '0');
