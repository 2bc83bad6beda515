import { describe, expect, it } from 'vitest';
import { type Court, findClashes, type Slot } from './clash-rules.ts';

const timeZone = 'Africa/Johannesburg';
/** Saturday 5 December 2026, by the wall of Johannesburg. */
const at = (time: string) => new Date(`2026-12-05T${time}:00+02:00`).toISOString();

const slot = (fields: Partial<Slot> = {}): Slot => ({
  ...{ id: null, sportId: 1, home: "O'Brien's", away: 'Oak 🦉', dateTime: at('18:00'), minutes: 50 },
  ...{ location: 'Lower Field', venueId: null, status: 'upcoming' },
  ...fields,
});
const other = (fields: Partial<Slot> = {}): Slot =>
  slot({ id: 7, home: 'Elm 2', away: 'Ash', location: 'Hall', ...fields });
const court = (fields: Partial<Court> = {}): Court => ({
  ...{ name: 'Lower Field', sportIds: [], hours: [], closedDays: [] },
  ...fields,
});

function found(game: Slot, others: readonly Slot[], venue?: Court): string[] {
  const courts = new Map(venue ? [[3, venue]] : []);
  return (
    findClashes([game], { others, courts, sportNames: new Map([[1, 'Rugby']]), timeZone })[0]?.map(
      ({ text }) => text,
    ) ?? []
  );
}

describe('two games clash', () => {
  it('if a team is in both, on either side, however its name is written', () => {
    expect(found(slot(), [other({ away: 'o’brien’s' })])).toEqual([
      "O'Brien's already has a game: Elm 2 v o’brien’s, Sat 5 Dec 2026, 18:00",
    ]);
    expect(found(slot(), [other({ home: 'Oak 🦉', away: "O'Brien's" })])).toEqual([
      "O'Brien's and Oak 🦉 already have a game: Oak 🦉 v O'Brien's, Sat 5 Dec 2026, 18:00",
    ]);
  });

  it('if they are at one place: the same venue, or the same text', () => {
    const text = 'Lower Field is taken: Elm 2 v Ash, Sat 5 Dec 2026, 18:00';
    expect(found(slot(), [other({ location: 'lower FIELD' })])).toEqual([text]);
    expect(found(slot({ venueId: 3 }), [other({ venueId: 3, location: 'Lower Field, pitch 2' })])).toEqual([text]);
    expect(found(slot({ venueId: 3 }), [other({ venueId: 4, location: 'Lower Field' })])).toEqual([]);
  });

  it('not if both say which court of the venue, and it is another', () => {
    const at = (location: string) => ({ venueId: 3, location });
    expect(found(slot(at('Hall, court 1')), [other(at('Hall, court 2'))])).toEqual([]);
    expect(found(slot(at('Hall, court 1')), [other(at('Hall, Court 1')), other(at('Hall'))])).toHaveLength(2);
    expect(found(slot({ location: 'Barn, court 1' }), [other({ location: 'Barn, court 2' })])).toEqual([]);
  });

  it.each(['TBC', 'tba', 'Online', 'Away'])('not if their place is %s', (location) => {
    expect(found(slot({ location }), [other({ location })])).toEqual([]);
  });

  it.each([
    ['17:10', 50, false],
    ['17:09', 51, false],
    ['17:11', 50, true],
    ['16:00', 120, false],
    ['16:00', 121, true],
    ['18:49', 10, true],
    ['18:50', 10, false],
  ])('one of 18:00 to 18:50 and one from %s of %i minutes: %s', (time, minutes, expected) => {
    const clashes = found(slot(), [other({ location: 'Lower Field', dateTime: at(time), minutes })]);
    expect(clashes.length > 0).toBe(expected);
  });

  it('only if both take place: not a cancelled or postponed one, one without a day, or itself', () => {
    const same = { location: 'Lower Field' };
    for (const status of ['cancelled', 'postponed'] as const) {
      expect(found(slot(), [other({ ...same, status })])).toEqual([]);
      expect(found(slot({ status }), [other(same)])).toEqual([]);
    }
    expect(found(slot({ dateTime: null }), [other(same)])).toEqual([]);
    expect(found(slot({ id: 7 }), [other(same)])).toEqual([]);
    expect(found(slot(), [other({ ...same, status: 'live' })])).toHaveLength(1);
  });

  it('not because two sports have a team of one name', () => {
    expect(found(slot(), [other({ home: "O'Brien's", sportId: 2 })])).toEqual([]);
  });

  it('among those of one import too, instead of as they were stored', () => {
    const moved = slot({ id: 7, home: 'Elm 2', away: 'Ash', dateTime: at('21:00') });
    const around = { others: [other({ location: 'Lower Field' })], courts: new Map(), sportNames: new Map(), timeZone };
    expect(findClashes([slot(), moved], around)).toEqual([[], []]);
    expect(findClashes([slot(), { ...moved, dateTime: at('18:30') }], around).map((all) => all.length)).toEqual([1, 1]);
  });

  it('in a season of 5,000 games at one place, without comparing each with each', () => {
    const hour = 3_600_000;
    const season = Array.from({ length: 5_000 }, (_, at) =>
      slot({
        home: `Team ${at % 20}`,
        away: `Team ${(at + 7) % 20}`,
        dateTime: new Date(at === 4_999 ? 4_998.5 * hour : at * hour).toISOString(),
      }),
    );
    const began = performance.now();
    const clashes = findClashes(season, { others: [], courts: new Map(), sportNames: new Map(), timeZone });
    expect(performance.now() - began).toBeLessThan(3_000);
    expect(clashes.flatMap((all, at) => (all.length > 0 ? [at] : []))).toEqual([4_998, 4_999]);
  });
});

describe('a venue', () => {
  const open = (...hours: [opens: string, closes: string][]) =>
    court({ hours: hours.map(([opens, closes]) => ({ day: 'Saturday', opens, closes })) });
  const games = (time: string, venue: Court, minutes = 50) =>
    found(slot({ venueId: 3, dateTime: at(time), minutes }), [], venue);

  it('takes games within its hours, and says so of others', () => {
    const venue = open(['08:00', '12:00'], ['17:10', '18:50']);
    for (const time of ['08:00', '11:10', '17:10', '18:00']) expect(games(time, venue), time).toEqual([]);
    for (const time of ['07:59', '11:11', '12:00', '18:01', '23:59']) expect(games(time, venue), time).toHaveLength(1);
    expect(games('18:30', venue)).toEqual([
      'Lower Field is open 08:00–12:00 and 17:10–18:50 on Sat 5 Dec 2026, and this game takes 18:30–19:20',
    ]);
  });

  it('may be open until midnight, and never later', () => {
    const venue = open(['08:00', '24:00']);
    expect(games('23:10', venue)).toEqual([]);
    expect(games('23:11', venue)).toHaveLength(1);
  });

  it('says which days it is closed, and why', () => {
    const exams = court({ closedDays: [{ from: '2026-12-05', until: '2026-12-06', reason: 'Exams' }] });
    expect(games('10:00', exams)).toEqual(['Lower Field is closed on Sat 5 Dec 2026: Exams']);
    const weekdays = court({ hours: [{ day: 'Monday', opens: '08:00', closes: '20:00' }] });
    expect(games('10:00', weekdays)).toEqual(['Lower Field is closed on Sat 5 Dec 2026']);
    const earlier = court({ closedDays: [{ from: '2026-12-01', until: '2026-12-04', reason: 'Exams' }] });
    expect(games('10:00', earlier)).toEqual([]);
  });

  it('says if it is not meant for the sport, unless its sports are unknown', () => {
    expect(games('10:00', court({ sportIds: [2, 3] }))).toEqual(['Lower Field is not meant for Rugby']);
    expect(games('10:00', court({ sportIds: [1] }))).toEqual([]);
    expect(games('10:00', court())).toEqual([]);
  });
});
