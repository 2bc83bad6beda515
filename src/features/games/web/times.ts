const weekday = formatter({ weekday: 'short' });
const dayAndMonth = formatter({ day: 'numeric', month: 'short' });
const year = formatter({ year: 'numeric' });
const month = formatter({ month: 'short' });
const day = formatter({ day: 'numeric' });
const time = formatter({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

/** 'Sun 22 Nov, 18:30' where the reader is; with the year when it is another one. */
export function whenText(dateTime: string, now: Date): string {
  const at = new Date(dateTime);
  const date = [weekday(at), dayAndMonth(at), isThisYear(at, now) ? '' : year(at)].filter(Boolean).join(' ');
  return `${date}, ${time(at)}`;
}

/** The three lines of a date block. What has been played shows its day, not its hour; another year always shows. */
export function dateBlock(dateTime: string, played: boolean, now: Date): { month: string; day: string; foot: string } {
  const at = new Date(dateTime);
  return { month: month(at), day: day(at), foot: footOf(at, played, now) };
}

function footOf(at: Date, played: boolean, now: Date): string {
  if (!isThisYear(at, now)) return year(at);
  return played ? weekday(at) : time(at);
}

const isThisYear = (at: Date, now: Date) => at.getFullYear() === now.getFullYear();

/** In the app's language, in the reader's time zone. */
function formatter(options: Intl.DateTimeFormatOptions): (at: Date) => string {
  const format = new Intl.DateTimeFormat('en-GB', options);
  return (at) => format.format(at);
}
