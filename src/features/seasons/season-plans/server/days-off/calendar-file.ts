import { setImmediate } from 'node:timers/promises';
import ICAL from 'ical.js';
import { sheetText } from '#platform/spreadsheets/server/sheet/csv.ts';
import { badField } from '#server/failure.ts';
import { daysIn, instantsIn } from '#shared/time-zone.ts';
import type { DayOff } from '../../contract.ts';
import { addDays } from '../../setup-rules.ts';

interface Season {
  from: string;
  until: string;
  /** Of the village. A floating time is its wall time. */
  timeZone: string;
}

/** A rule may repeat for ever: it is followed only so far, and so is the whole file. */
const maxSteps = { ofEvent: 10_000, ofFile: 100_000 };
/** Nothing of a season repeats more than once a day. */
const tooFine = /FREQ=(SECOND|MINUTE|HOUR)LY/;
const maxDays = 200;
/** An override may move a repetition into the season from before or after it. */
const movedDays = 62;

/** What is read of an event or a time zone: what else a program writes, and lines that are broken, do no harm then. */
const needed =
  /^(BEGIN|END|UID|SUMMARY|STATUS|DTSTART|DTEND|DURATION|RRULE|RDATE|EXDATE|RECURRENCE-ID|TZID|TZOFFSETFROM|TZOFFSETTO)[;:]/i;
/** After so long, others have their turn. */
const turnMs = 10;

interface CalendarDays {
  days: DayOff[];
  further: number;
  /** How many events make no sense. */
  unread: number;
}

/** The days of the events of an .ics file that touch the season: repeated, excepted and moved ones as they are. */
export async function daysInCalendar(bytes: Uint8Array, season: Season): Promise<CalendarDays> {
  // An event goes on in the next line if that begins with a space.
  const text = sheetText(bytes)
    .replace(/\r\n?/g, '\n')
    .replace(/\n[ \t]/g, '');
  if (!/^BEGIN:VCALENDAR/im.test(text)) throw badField('file', 'This is not a calendar file that can be read (.ics)');
  const zones = (await componentsIn(text, 'VTIMEZONE')).read;
  const events = await componentsIn(text, 'VEVENT');
  const byUid = Map.groupBy(events.read, (event) => String(event.getFirstPropertyValue('uid')));
  const found = new Map<string, DayOff>();
  const followed = { steps: 0 };
  let { unread } = events;
  await inTurns([...byUid.values()], (ofUid) => {
    // The library has one list of zones, and another file may have had its turn.
    ICAL.TimezoneService.reset();
    for (const zone of zones) ICAL.TimezoneService.register(zone);
    try {
      for (const day of occurrences(ofUid, season, followed)) {
        if (day.from <= season.until && season.from <= day.until)
          found.set(`${day.from} ${day.until} ${day.reason}`, day);
      }
    } catch {
      unread += 1;
    }
  });
  const days = [...found.values()].toSorted((one, other) => (one.from < other.from ? -1 : 1));
  return { days: days.slice(0, maxDays), further: Math.max(0, days.length - maxDays), unread };
}

async function inTurns<Item>(items: readonly Item[], each: (item: Item) => void): Promise<void> {
  let since = 0;
  for (const item of items) {
    if (performance.now() - since > turnMs) {
      await setImmediate();
      since = performance.now();
    }
    each(item);
  }
}

/** Each is read by itself, so that one that is wrong or cut off spoils no other. */
async function componentsIn(text: string, name: 'VEVENT' | 'VTIMEZONE') {
  const begun = text.match(new RegExp(`^BEGIN:${name}\\s*$`, 'gim'))?.length ?? 0;
  const blocks = text.match(new RegExp(`^BEGIN:${name}\\s*$[^]*?^END:${name}\\s*$`, 'gim')) ?? [];
  const read: ICAL.Component[] = [];
  await inTurns(blocks, (block) => {
    const lines = block.split('\n').filter((line) => needed.test(line));
    try {
      read.push(new ICAL.Component(ICAL.parse(lines.join('\r\n'))));
    } catch {
      // It is in the number of those that were begun.
    }
  });
  return { read, unread: begun - read.length };
}

function* occurrences(
  ofUid: readonly ICAL.Component[],
  season: Season,
  followed: { steps: number },
): Generator<DayOff> {
  const exceptions = ofUid.filter((event) => event.hasProperty('recurrence-id'));
  const main = ofUid.find((event) => !event.hasProperty('recurrence-id'));
  if (!main) {
    yield* exceptions.flatMap((one) => daysOf(new ICAL.Event(one, { exceptions: [] }), season));
    return;
  }
  const event = new ICAL.Event(main, { exceptions });
  if (!event.isRecurring() || tooFine.test(String(main.getFirstPropertyValue('rrule')))) {
    yield* daysOf(event, season);
    return;
  }
  const first = addDays(season.from, -movedDays - Math.ceil(event.duration.toSeconds() / 86_400));
  const last = addDays(season.until, movedDays);
  const repeated = event.iterator();
  let steps = 0;
  for (let at = repeated.next(); at && dayOf(at) <= last; at = repeated.next()) {
    steps += 1;
    followed.steps += 1;
    if (steps > maxSteps.ofEvent || followed.steps > maxSteps.ofFile) throw new Error('It repeats too often');
    if (dayOf(at) < first) continue;
    const { item, startDate, endDate } = event.getOccurrenceDetails(at);
    yield* daysOf(item, season, startDate, endDate);
  }
}

const dayOf = (time: ICAL.Time): string => time.toString().slice(0, 10);

function daysOf(event: ICAL.Event, season: Season, start = event.startDate, end = event.endDate): DayOff[] {
  const status = event.component.getFirstPropertyValue('status');
  if (status === 'CANCELLED') return [];
  const tzid = event.component.getFirstProperty('dtstart')?.getFirstParameter('tzid') ?? null;
  const from = villageDay(start, tzid, season);
  // The end is the first moment, or the first day, that no longer belongs to it.
  const isShort = end.compare(start) <= 0;
  const until = isShort ? from : villageDay(justBefore(end), tzid, season);
  const reason = (event.summary ?? '').replace(/\s+/g, ' ').trim().slice(0, 80) || 'Calendar';
  return [{ from, until, reason }];
}

function justBefore(end: ICAL.Time): ICAL.Time {
  const before = end.clone();
  before.adjust(end.isDate ? -1 : 0, 0, end.isDate ? 0 : -1, 0);
  return before;
}

/** The day in the village on which a moment is. */
function villageDay(time: ICAL.Time, tzid: string | null, { timeZone }: Season): string {
  if (time.isDate) return dayOf(time);
  const inVillage = daysIn(timeZone);
  if (time.zone !== ICAL.Timezone.localTimezone) return inVillage(time.toJSDate().toISOString());
  // The file names a zone without its rules: most such names are known anyway.
  if (tzid === null || !isKnownZone(tzid)) return dayOf(time);
  const { year, month, day, hour, minute } = time;
  return inVillage(instantsIn(tzid)({ year, month, day, hour, minute }).toISOString());
}

function isKnownZone(name: string): boolean {
  try {
    return Intl.DateTimeFormat('en', { timeZone: name }) !== undefined;
  } catch {
    return false;
  }
}
