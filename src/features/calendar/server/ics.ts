import { FileAnswer } from '#server/http/uploads/file.ts';
import type { FeedEntry } from '../rules.ts';

/** How often calendars are asked to look again, in seconds; each decides for itself. */
const refreshEvery = 3_600;

/** Entries as an iCalendar file. Times are in UTC, so that no time zone's rules have to go with them. */
export async function icsFile(name: string, entries: readonly FeedEntry[], now: Date): Promise<FileAnswer> {
  const { default: ical, ICalCalendarMethod, ICalEventStatus } = await import('ical-generator');
  const calendar = ical({
    name,
    prodId: '//Village Arena//Calendar//EN',
    method: ICalCalendarMethod.PUBLISH,
    ttl: refreshEvery,
  });
  for (const { uid, status, ...entry } of entries) {
    calendar.createEvent({ ...entry, id: uid, stamp: now, status: ICalEventStatus[status] });
  }
  return new FileAnswer(Buffer.from(calendar.toString()), 'text/calendar; charset=utf-8', 'calendar.ics', false);
}
