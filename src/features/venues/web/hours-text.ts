import { shortMonth } from '#web/calendar.ts';
import type { Venue } from '../contract.ts';

type OpenHours = Venue['hours'][number];

/** `Mon to Fri 08:00 to 21:00`: one line for neighbouring days with the same hours. */
export function hoursByDays(hours: readonly OpenHours[]): string[] {
  const days = [...Map.groupBy(hours, ({ day }) => day)].map(([day, ofDay]) => ({ day, text: timesOf(ofDay) }));
  const runs: { first: string; last: string; text: string }[] = [];
  for (const { day, text } of days) {
    const run = runs.at(-1);
    if (run && run.text === text && follows(run.last, day)) run.last = day;
    else runs.push({ first: day, last: day, text });
  }
  return runs.map(({ first, last, text }) =>
    first === last ? `${short(first)} ${text}` : `${short(first)} to ${short(last)} ${text}`,
  );
}

const timesOf = (hours: readonly OpenHours[]) => hours.map(({ opens, closes }) => `${opens} to ${closes}`).join(', ');

const order = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const follows = (one: string, other: string) => order.indexOf(other) === order.indexOf(one) + 1;
const short = (day: string) => day.slice(0, 3);

/** `24 Dec 2026 to 3 Jan 2027: Recess` */
export const closureText = ({ from, until, reason }: Venue['closedDays'][number]): string =>
  `${from === until ? dayText(from) : `${dayText(from)} to ${dayText(until)}`}: ${reason}`;

function dayText(day: string): string {
  const at = new Date(`${day}T00:00:00Z`);
  return `${at.getUTCDate()} ${shortMonth(at)} ${at.getUTCFullYear()}`;
}
