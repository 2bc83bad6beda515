/** Built-in number formats that workbooks do not list: dates 14 to 17 and 22, times 18 to 21 and 45 to 47, East Asian dates. */
const builtIn = new Set([
  14, 15, 16, 17, 18, 19, 20, 21, 22, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 45, 46, 47, 50, 51, 52, 53, 54, 55, 56,
  57, 58,
]);

/** Whether the format shows numbers as days or times: `dd/mm/yyyy` and `h:mm AM/PM` do, `"day" 0` and `[Red]0` do not. */
export function isDateFormat(id: number, code: string | undefined): boolean {
  if (code === undefined) return builtIn.has(id);
  const bare = code.replace(/"[^"]*"|\\.|_.|\*./g, '').replace(/\[(?!h+\]|m+\]|s+\])[^\]]*\]/gi, '');
  return /[dmyhs]/i.test(bare.split(';')[0] ?? '') && !/general/i.test(bare);
}

/**
 * A spreadsheet's serial number of a day and time as text: `2024-08-16`, `2024-08-16 19:30`, and `19:30` for a time without a day.
 * Days are counted from 1900, which spreadsheets treat as a leap year, or from 1904.
 */
export function serialText(serial: number, from1904 = false): string | null {
  const isTime = serial < 1;
  const minutes = Math.min(Math.round(serial * 1_440), isTime ? 1_439 : Number.POSITIVE_INFINITY);
  if (!Number.isFinite(serial) || serial < 0 || serial >= 2_958_466) return null;
  const instant = new Date(Date.UTC(from1904 ? 1904 : 1899, from1904 ? 0 : 11, from1904 ? 1 : 30) + minutes * 60_000);
  const [day = '', time = ''] = instant.toISOString().slice(0, 16).split('T');
  return isTime ? time : dayText(day, time);
}

/** The same for the ISO text of Strict Open XML: `2024-08-16T19:30:00.000`, `19:30:00`. */
export function isoText(written: string): string {
  const [, day = '', time = ''] = /^(\d{4}-\d\d-\d\d)?T?(\d\d:\d\d)?/.exec(written) ?? [];
  return (day ? dayText(day, time || '00:00') : time) || written;
}

const dayText = (day: string, time: string) => (time === '00:00' ? day : `${day} ${time}`);
