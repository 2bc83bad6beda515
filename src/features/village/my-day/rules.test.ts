import { describe, expect, it } from 'vitest';
import type { DayEntry } from './contract.ts';
import { findWays, gamesToScore, groupByDay, minutesText, nextAfter, wayText } from './rules.ts';

const hall = { name: 'Main Hall, court 1', venueId: 1, mapLink: null };
const field = { name: 'Lower Field', venueId: 2, mapLink: 'https://maps.example/2' };

const entry = (key: string, from: string, until: string, changed: Partial<DayEntry> = {}): DayEntry => ({
  ...{ key, kind: 'game', title: key, detail: null, isEndEstimated: true, place: hall, status: 'upcoming' },
  ...{ why: 'play', score: null, link: `/games/${key}` },
  start: `2026-11-30T${from}:00.000Z`,
  end: `2026-11-30T${until}:00.000Z`,
  ...changed,
});
const wayTo = (before: DayEntry, next: DayEntry) => findWays([before, next]).get(next.key);
const first = entry('a', '16:00', '17:00');

describe('the way to what follows', () => {
  it.each([
    ['17:00', 'tight', 'No time to get to Lower Field'],
    ['17:09', 'tight', 'Only about 9 min to get to Lower Field'],
    ['17:10', 'way', 'About 10 min until the next, at Lower Field'],
    ['20:00', 'way', 'About 3 h until the next, at Lower Field'],
    ['16:59', 'overlap', 'Overlaps with a by about 1 min'],
  ] as const)('with a start at %s is %s', (start, kind, text) => {
    const way = wayTo(first, entry('b', start, '22:00', { place: field }));
    expect(way?.kind).toBe(kind);
    expect(way && wayText(way)).toBe(text);
  });

  it('is not worth a word after more than three hours', () => {
    expect(wayTo(first, entry('b', '20:01', '21:00', { place: field }))).toBeUndefined();
  });

  it('is a break at the same place, also on another court of it, and needs no time', () => {
    const court = { ...hall, name: 'Main Hall, court 2' };
    const way = wayTo({ ...first, isEndEstimated: false }, entry('b', '17:00', '18:00', { place: court }));
    expect(way).toMatchObject({ kind: 'break', minutes: 0 });
    expect(way && wayText(way)).toBe('0 min until the next, same place');
    const named = (name: string) => ({ name, venueId: null, mapLink: null });
    const unknown = entry('c', '17:05', '18:00', { place: named('gym,  Court 2') });
    expect(wayTo({ ...first, place: named('Gym, court 1') }, unknown)).toMatchObject({ kind: 'break' });
    expect(wayTo({ ...first, place: named('Gym') }, { ...unknown, place: named('Field') })?.kind).toBe('tight');
  });

  it('starts at what ends last, which need not be what came last', () => {
    const long = entry('a', '16:00', '19:00');
    const ways = findWays([long, entry('b', '16:30', '17:00'), entry('c', '18:30', '19:30')]);
    expect([ways.get('b')?.kind, ways.get('c')?.kind]).toEqual(['overlap', 'overlap']);
    expect(ways.get('b')?.minutes).toBe(30);
  });

  it('is not known where nobody has said a place', () => {
    const nowhere = { name: '', venueId: null, mapLink: null };
    expect(wayTo(first, entry('b', '17:05', '18:00', { place: nowhere }))).toBeUndefined();
    expect(wayTo({ ...first, place: nowhere }, entry('b', '17:05', '18:00'))).toBeUndefined();
    expect(wayTo(first, entry('b', '16:55', '18:00', { place: nowhere }))?.kind).toBe('overlap');
  });

  it('leaves out games that one only follows, and what is called off', () => {
    for (const changed of [{ why: 'follow' }, { status: 'cancelled' }, { status: 'postponed' }] as const) {
      expect(findWays([entry('a', '16:00', '17:00', changed), entry('b', '16:30', '17:30')]).size).toBe(0);
    }
  });
});

it('writes minutes as people say them', () => {
  expect([0, 59, 60, 65, 180].map(minutesText)).toEqual(['0 min', '59 min', '1 h', '1 h 5 min', '3 h']);
});

describe('the days', () => {
  const toDay = (at: string) => at.slice(0, 10);
  const span = { today: '2026-11-30', last: '2026-12-13', toDay };
  const on = (key: string, day: string, changed: Partial<DayEntry> = {}) =>
    entry(key, '16:00', '17:00', { start: `${day}T16:00:00.000Z`, end: `${day}T17:00:00.000Z`, ...changed });

  it('begin today, even without anything, and end after a fortnight', () => {
    const entries = [on('a', '2026-11-29'), on('b', '2026-12-13'), on('c', '2026-12-14')];
    expect(groupByDay(entries, span).map(({ day, entries: own }) => [day, own.map(({ key }) => key)])).toEqual([
      ['2026-11-30', []],
      ['2026-12-13', ['b']],
    ]);
  });

  it('hold an event of one’s own that began yesterday and still lasts', () => {
    const overNight = { kind: 'event', end: '2026-11-30T02:00:00.000Z' } as const;
    const [today] = groupByDay([on('a', '2026-11-29', overNight), on('b', '2026-11-30')], span);
    expect(today?.entries.map(({ key }) => key)).toEqual(['a', 'b']);
  });

  it('name what comes next, but nothing that is called off', () => {
    const entries = [on('a', '2026-11-30'), on('b', '2026-12-01', { status: 'cancelled' }), on('c', '2026-12-02')];
    expect(nextAfter(entries, '2026-11-30', toDay)?.key).toBe('c');
    expect(nextAfter(entries, '2026-12-02', toDay)).toBeUndefined();
  });
});

describe('what an officer has to score', () => {
  const game = (id: number, dateTime: string | null, status: 'upcoming' | 'live' | 'completed' = 'upcoming') => ({
    ...{ id, dateTime, status },
    can: { score: id !== 9, edit: true, delete: false },
  });
  const idsOf = (soon: ReturnType<typeof game>[], missing: ReturnType<typeof game>[]) =>
    gamesToScore({ soon, missing }).map(({ id }) => id);

  it('is in the order of time, each game once, without what is over or for others to score', () => {
    const late = game(1, '2026-11-30T12:00:00.000Z');
    const soon = [late, game(2, '2026-11-30T18:00:00.000Z'), game(3, '2026-11-30T10:00:00.000Z', 'completed')];
    const live = game(4, '2026-11-30T16:00:00.000Z', 'live');
    expect(idsOf([live, game(9, '2026-11-30T17:00:00.000Z'), ...soon], [late])).toEqual([1, 4, 2]);
  });

  it('names the latest six of the results that are missing', () => {
    const days = [9, 8, 7, 6, 5, 4, 3].map((day) => game(day + 10, `2026-11-0${day}T10:00:00.000Z`));
    expect(idsOf([], days)).toEqual([14, 15, 16, 17, 18, 19]);
    expect(idsOf([], [])).toEqual([]);
  });
});
