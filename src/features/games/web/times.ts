import { shortMonth, shortWeekday, timeOfDay } from '#web/calendar.ts';

/** 'Sun 22 Nov, 18:30' where the reader is; with the year when it is another one. */
export function whenText(dateTime: string, now: Date): string {
  const at = new Date(dateTime);
  const year = isThisYear(at, now) ? '' : ` ${at.getFullYear()}`;
  return `${shortWeekday(at)} ${at.getDate()} ${shortMonth(at)}${year}, ${timeOfDay(at)}`;
}

/** The three lines of a date block. What has been played shows its day, not its hour; another year always shows. */
export function dateBlock(dateTime: string, played: boolean, now: Date): { month: string; day: string; foot: string } {
  const at = new Date(dateTime);
  return { month: shortMonth(at), day: String(at.getDate()), foot: footOf(at, played, now) };
}

function footOf(at: Date, played: boolean, now: Date): string {
  if (!isThisYear(at, now)) return String(at.getFullYear());
  return played ? shortWeekday(at) : timeOfDay(at);
}

const isThisYear = (at: Date, now: Date) => at.getFullYear() === now.getFullYear();
