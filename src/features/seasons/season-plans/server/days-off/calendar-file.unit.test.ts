import { expect, test } from 'vitest';
import { daysInCalendar } from './calendar-file.ts';

const season = { from: '2027-02-01', until: '2027-05-09', timeZone: 'Africa/Johannesburg' };

const read = (...events: string[][]) =>
  daysInCalendar(
    [
      ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//test'],
      ...events.flatMap((lines) => ['BEGIN:VEVENT', 'DTSTAMP:20270101T000000Z', ...lines, 'END:VEVENT']),
      'END:VCALENDAR',
    ].join('\r\n'),
    season,
  ).days.map(({ from, until, reason }) => `${from} ${until} ${reason}`);

test('whole days end on the day before their end, and without an end they are one', () => {
  expect(
    read(
      ['UID:1', "SUMMARY:Founders'\\, Day", 'DTSTART;VALUE=DATE:20270303', 'DTEND;VALUE=DATE:20270306'],
      ['UID:2', 'DTSTART;VALUE=DATE:20270401'],
      ['UID:3', 'SUMMARY:Too late', 'DTSTART;VALUE=DATE:20270510'],
      ['UID:4', 'SUMMARY:Not any more', 'STATUS:CANCELLED', 'DTSTART;VALUE=DATE:20270402'],
    ),
  ).toEqual(["2027-03-03 2027-03-05 Founders', Day", '2027-04-01 2027-04-01 Calendar']);
});

test('a rule repeats without its exceptions, and a repetition that was moved is where it was moved to', () => {
  expect(
    read(
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

test('a time counts on the day that it is in the village, a floating one on its own', () => {
  expect(
    read(
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

test('a rule without an end is followed as far as the season, and one that is too fine not for ever', () => {
  const daily = ['UID:d', 'SUMMARY:Daily', 'DTSTART;VALUE=DATE:20270501', 'RRULE:FREQ=DAILY'];
  expect(read(daily)).toHaveLength(9);
  expect(read(['UID:s', 'DTSTART:19700101T000000', 'RRULE:FREQ=SECONDLY'])).toEqual([]);
});

test('says when a file is none', () => {
  expect(() => daysInCalendar('%PDF-1.7', season)).toThrow('not a calendar file');
  expect(() => daysInCalendar('', season)).toThrow('not a calendar file');
});
