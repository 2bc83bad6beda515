import { expect, test } from 'vitest';
import type { DayOff } from '../../contract.ts';
import { daysInCalendar } from './calendar-file.ts';

const season = { from: '2027-02-01', until: '2027-05-09', timeZone: 'Africa/Johannesburg' };

const open = (lines: readonly string[], lineEnd = '\r\n') =>
  daysInCalendar(new TextEncoder().encode(lines.join(lineEnd)), season);
const textOf = ({ from, until, reason }: DayOff) => `${from} ${until} ${reason}`;
const read = async (...events: string[][]) =>
  (
    await open([
      ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//test'],
      ...events.flatMap((lines) => ['BEGIN:VEVENT', 'DTSTAMP:20270101T000000Z', ...lines, 'END:VEVENT']),
      'END:VCALENDAR',
    ])
  ).days.map(textOf);

test('whole days end on the day before their end, and without an end they are one', async () => {
  expect(
    await read(
      ['UID:1', "SUMMARY:Founders'\\, Day", 'DTSTART;VALUE=DATE:20270303', 'DTEND;VALUE=DATE:20270306'],
      ['UID:2', 'DTSTART;VALUE=DATE:20270401'],
      ['UID:3', 'SUMMARY:Too late', 'DTSTART;VALUE=DATE:20270510'],
      ['UID:4', 'SUMMARY:Not any more', 'STATUS:CANCELLED', 'DTSTART;VALUE=DATE:20270402'],
    ),
  ).toEqual(["2027-03-03 2027-03-05 Founders', Day", '2027-04-01 2027-04-01 Calendar']);
});

test('a rule repeats without its exceptions, and a repetition that was moved is where it was moved to', async () => {
  expect(
    await read(
      [
        ...['UID:w', 'SUMMARY:Chapel', 'DTSTART:20270202T180000', 'DTEND:20270202T200000'],
        ...['RRULE:FREQ=WEEKLY;COUNT=4', 'EXDATE:20270209T180000'],
      ],
      [
        'UID:w',
        'SUMMARY:Chapel, moved',
        'RECURRENCE-ID:20270216T180000',
        'DTSTART:20270218T180000',
        'DTEND:20270218T200000',
      ],
    ),
  ).toEqual(['2027-02-02 2027-02-02 Chapel', '2027-02-18 2027-02-18 Chapel, moved', '2027-02-23 2027-02-23 Chapel']);
});

test('a time counts on the day that it is in the village, a floating one on its own', async () => {
  expect(
    await read(
      ['UID:u', 'SUMMARY:UTC', 'DTSTART:20270302T223000Z', 'DTEND:20270302T233000Z'],
      ['UID:f', 'SUMMARY:Floating', 'DTSTART:20270302T233000', 'DTEND:20270303T000000'],
      [
        'UID:z',
        'SUMMARY:Perth',
        'DTSTART;TZID=Australia/Perth:20270305T020000',
        'DTEND;TZID=Australia/Perth:20270305T030000',
      ],
    ),
  ).toEqual(['2027-03-02 2027-03-02 Floating', '2027-03-03 2027-03-03 UTC', '2027-03-04 2027-03-04 Perth']);
});

test('a rule without an end is followed as far as the season, and one that is too fine not for ever', async () => {
  const daily = ['UID:d', 'SUMMARY:Daily', 'DTSTART;VALUE=DATE:20270501', 'RRULE:FREQ=DAILY'];
  expect(await read(daily)).toHaveLength(9);
  expect(await read(['UID:s', 'DTSTART:19700101T000000', 'RRULE:FREQ=SECONDLY'])).toEqual([]);
});

test('a rule that repeats too often is said, and spoils no other event', async () => {
  const daily = ['BEGIN:VEVENT', 'UID:d', 'DTSTART;VALUE=DATE:19700101', 'RRULE:FREQ=DAILY', 'END:VEVENT'];
  const once = ['BEGIN:VEVENT', 'UID:o', 'SUMMARY:Once', 'DTSTART;VALUE=DATE:20270303', 'END:VEVENT'];
  const { days, unread } = await open(['BEGIN:VCALENDAR', ...daily, ...once, 'END:VCALENDAR']);
  expect([days.map(textOf), unread]).toEqual([['2027-03-03 2027-03-03 Once'], 1]);
});

test('a file of Outlook has zones by names of Windows, with their rules since 1601, and a mark before its text', async () => {
  const { days, unread } = await open([
    ...['\uFEFFBEGIN:VCALENDAR', 'PRODID:-//Microsoft Corporation//Outlook 16.0 MIMEDIR//EN', 'VERSION:2.0'],
    ...['BEGIN:VTIMEZONE', 'TZID:AUS Eastern Standard Time'],
    ...['BEGIN:STANDARD', 'DTSTART:16010101T030000', 'TZOFFSETFROM:+1100', 'TZOFFSETTO:+1000'],
    ...['RRULE:FREQ=YEARLY;BYDAY=1SU;BYMONTH=4', 'END:STANDARD'],
    ...['BEGIN:DAYLIGHT', 'DTSTART:16010101T020000', 'TZOFFSETFROM:+1000', 'TZOFFSETTO:+1100'],
    ...['RRULE:FREQ=YEARLY;BYDAY=1SU;BYMONTH=10', 'END:DAYLIGHT', 'END:VTIMEZONE'],
    ...['BEGIN:VEVENT', 'CLASS:PUBLIC', 'UID:040000008200E00074C5B7101A82E008', 'SUMMARY;LANGUAGE=en-za:Summer'],
    ...['DTSTART;TZID="AUS Eastern Standard Time":20270302T083000', 'X-MICROSOFT-CDO-BUSYSTATUS:BUSY'],
    ...['DTEND;TZID="AUS Eastern Standard Time":20270302T084500', 'X-ALT-DESC;FMTTYPE=text/html:<html>'],
    ...['</html>', 'END:VEVENT', 'BEGIN:VEVENT', 'UID:2', 'SUMMARY:Winter'],
    ...['DTSTART;TZID=AUS Eastern Standard Time:20270420T083000', 'END:VEVENT', 'END:VCALENDAR'],
  ]);
  expect(days.map(textOf)).toEqual(['2027-03-01 2027-03-01 Summer', '2027-04-20 2027-04-20 Winter']);
  expect(unread).toBe(0);
});

test('a file of Google repeats by a zone whose rules it does not bring', async () => {
  const { days } = await open([
    ...['BEGIN:VCALENDAR', 'PRODID:-//Google Inc//Google Calendar 70.9054//EN', 'X-WR-TIMEZONE:Africa/Johannesburg'],
    ...['BEGIN:VEVENT', 'UID:b2@google.com', 'SUMMARY:House meeting', 'SEQUENCE:1', 'STATUS:CONFIRMED'],
    ...['DTSTART;TZID=Africa/Johannesburg:20270202T190000', 'DTEND;TZID=Africa/Johannesburg:20270202T210000'],
    ...['RRULE:FREQ=WEEKLY;WKST=MO;UNTIL=20270220T215959Z;BYDAY=TU', 'BEGIN:VALARM', 'TRIGGER:-P0DT0H30M0S'],
    ...['END:VALARM', 'EXDATE;TZID=Africa/Johannesburg:20270209T190000', 'END:VEVENT', 'BEGIN:VEVENT'],
    ...['UID:b2@google.com', 'RECURRENCE-ID;TZID=Africa/Johannesburg:20270216T190000', 'SUMMARY:House meeting (Wed)'],
    ...['DTSTART;TZID=Africa/Johannesburg:20270217T190000', 'END:VEVENT', 'END:VCALENDAR'],
  ]);
  expect(days.map(textOf)).toEqual([
    '2027-02-02 2027-02-02 House meeting',
    '2027-02-17 2027-02-17 House meeting (Wed)',
  ]);
});

test('a file of Apple has line ends of its own, folded lines and lengths', async () => {
  const { days } = await open(
    [
      ...['BEGIN:VCALENDAR', 'PRODID:-//Apple Inc.//macOS 14.0//EN', 'BEGIN:VEVENT', 'UID:E1', 'SUMMARY:Long week'],
      ...['  end of May', 'DTSTART;VALUE=DATE:20250501', 'DURATION:P3D', 'RRULE:FREQ=YEARLY'],
      ...['X-APPLE-STRUCTURED-LOCATION;VALUE=URI;X-TITLE="Hall, A":geo:1,2', 'END:VEVENT', 'END:VCALENDAR'],
    ],
    '\n',
  );
  expect(days.map(textOf)).toEqual(['2027-05-01 2027-05-03 Long week end of May']);
});

test('broken lines and events leave the others as they are, and several calendars in a file are one', async () => {
  const { days, unread } = await open([
    ...['BEGIN:VCALENDAR', 'BEGIN:VEVENT', 'UID:1', 'DTSTART;VALUE=DATE:20270303', 'DESCRIPTION:first line'],
    ...['second line without a fold', '', 'SUMMARY:Good', 'END:VEVENT', 'END:VCALENDAR', 'BEGIN:VCALENDAR'],
    ...['BEGIN:VEVENT', 'UID:2', 'DTSTART:tomorrow', 'SUMMARY:Words', 'END:VEVENT'],
    ...['BEGIN:VEVENT', 'UID:3', 'SUMMARY:No start', 'END:VEVENT'],
    ...['BEGIN:VEVENT', 'UID:4', 'DTSTART;VALUE=DATE:20270304', 'RRULE:FREQ=SOMETIMES', 'END:VEVENT'],
    ...['BEGIN:VEVENT', 'UID:5', 'DTSTART;VALUE=DATE:20270305', 'SUMMARY:Other', 'END:VEVENT'],
    ...['BEGIN:VEVENT', 'UID:6', 'DTSTART;VALUE=DATE:202703'],
  ]);
  expect(days.map(textOf)).toEqual(['2027-03-03 2027-03-03 Good', '2027-03-05 2027-03-05 Other']);
  expect(unread).toBe(4);
});

test('letters of an older file are read, and a file that is none is refused', async () => {
  const lines = [
    'BEGIN:VCALENDAR',
    'BEGIN:VEVENT',
    'UID:1',
    'DTSTART;VALUE=DATE:20270303',
    'SUMMARY:F?te',
    'END:VEVENT',
  ];
  const bytes = new TextEncoder().encode(lines.join('\r\n'));
  // The ê of Latin-1.
  bytes[bytes.indexOf('?'.charCodeAt(0))] = 0xea;
  expect((await daysInCalendar(bytes, season)).days.map(textOf)).toEqual(['2027-03-03 2027-03-03 Fête']);
  for (const text of ['', '%PDF-1.7', 'BEGIN:VCARD']) {
    await expect(open([text])).rejects.toThrow('not a calendar file');
  }
});
