import ICAL from 'ical.js';
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

/** A rule may repeat for ever: the whole file is followed only so far. */
const maxSteps = 10_000;
/** Nothing of a season repeats more than once a day. */
const tooFine = /FREQ=(SECOND|MINUTE|HOUR)LY/;
const maxDays = 200;
/** An override may move a repetition into the season from after its end. */
const movedDays = 62;

/** The days of the events of an .ics file that touch the season: repeated, excepted and moved ones as they are. */
export function daysInCalendar(text: string, season: Season): { days: DayOff[]; further: number } {
  const found = new Map<string, DayOff>();
  try {
    for (const day of occurrences(text, season)) {
      if (day.from <= season.until && season.from <= day.until)
        found.set(`${day.from} ${day.until} ${day.reason}`, day);
    }
  } catch {
    throw badField('file', 'This is not a calendar file that can be read (.ics)');
  }
  const days = [...found.values()].toSorted((one, other) => (one.from < other.from ? -1 : 1));
  return { days: days.slice(0, maxDays), further: Math.max(0, days.length - maxDays) };
}

function* occurrences(text: string, season: Season): Generator<DayOff> {
  const calendar = new ICAL.Component(ICAL.parse(text));
  ICAL.TimezoneService.reset();
  for (const zone of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone);
  const events = calendar.getAllSubcomponents('vevent');
  const byUid = Map.groupBy(events, (event) => String(event.getFirstPropertyValue('uid')));
  let steps = 0;
  for (const ofUid of byUid.values()) {
    const exceptions = ofUid.filter((event) => event.hasProperty('recurrence-id'));
    const main = ofUid.find((event) => !event.hasProperty('recurrence-id'));
    if (!main) {
      yield* exceptions.flatMap((one) => daysOf(new ICAL.Event(one, { exceptions: [] }), season));
      continue;
    }
    const event = new ICAL.Event(main, { exceptions });
    if (!event.isRecurring() || tooFine.test(String(main.getFirstPropertyValue('rrule')))) {
      yield* daysOf(event, season);
      continue;
    }
    const last = addDays(season.until, movedDays);
    const repeated = event.iterator();
    for (let at = repeated.next(); at && dayOf(at) <= last && steps < maxSteps; at = repeated.next()) {
      steps += 1;
      const { item, startDate, endDate } = event.getOccurrenceDetails(at);
      yield* daysOf(item, season, startDate, endDate);
    }
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
