import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sampleGame } from '#features/competition/games/web/testing/sample-game.ts';
import {
  addDays,
  addMonths,
  countText,
  dayText,
  getStart,
  getWeekday,
  getWeekEnd,
  getWeekStart,
  groupEntries,
  instantAt,
  isDay,
  monthText,
  toDay,
  weeksAround,
} from './days.ts';
import { sampleEvent } from './testing/sample-event.ts';
import { sampleMeet } from './testing/sample-meet.ts';

it('adds days across months, years and leap days', () => {
  expect(addDays('2026-11-30', 1)).toBe('2026-12-01');
  expect(addDays('2026-01-01', -1)).toBe('2025-12-31');
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
  expect(addDays('2026-02-28', 1)).toBe('2026-03-01');
  expect(addDays('2026-03-29', 7)).toBe('2026-04-05');
});

it('adds months to the same date, or the last day of a shorter month', () => {
  expect(addMonths('2026-01-31', 1)).toBe('2026-02-28');
  expect(addMonths('2028-01-31', 1)).toBe('2028-02-29');
  expect(addMonths('2026-12-15', 1)).toBe('2027-01-15');
  expect(addMonths('2026-01-15', -1)).toBe('2025-12-15');
  expect(addMonths('2028-02-29', 12)).toBe('2029-02-28');
});

it('starts weeks on Monday and ends them on Sunday', () => {
  expect(getWeekday('2026-11-23')).toBe(0);
  expect(getWeekday('2026-11-22')).toBe(6);
  expect(getWeekStart('2026-11-22')).toBe('2026-11-16');
  expect(getWeekEnd('2026-11-22')).toBe('2026-11-22');
  expect(getWeekStart('2026-11-23')).toBe('2026-11-23');
});

it.each([
  ['2026-11-22', '2026-10-26', '2026-12-06'],
  ['2027-02-01', '2027-02-01', '2027-03-14'],
  ['2026-03-31', '2026-02-23', '2026-04-05'],
])('shows the month of %s from %s to %s', (day, first, last) => {
  const days = weeksAround(day).flat();
  expect(days).toHaveLength(42);
  expect([days[0], days.at(-1)]).toEqual([first, last]);
});

it('formats days and months in words', () => {
  expect(dayText('2026-11-22')).toBe('Sunday 22 November 2026');
  expect(monthText('2028-02-29')).toBe('February 2028');
});

it('accepts only valid days between 2000 and 2099', () => {
  for (const day of ['2000-01-01', '2099-12-31', '2028-02-29']) expect(isDay(day), day).toBe(true);
  const others = ['1999-12-31', '2100-01-01', '2026-02-29', '2026-13-01', '2026-11-31', '2026-1-1', '', 'today'];
  for (const text of others) expect(isDay(text), text).toBe(false);
});

describe('in a time zone with clock changes', () => {
  beforeEach(() => void vi.stubEnv('TZ', 'Europe/Berlin'));
  afterEach(() => void vi.unstubAllEnvs());

  it('reads a time as wall-clock time, before and after a change', () => {
    expect(instantAt('2026-03-28', '18:30').toISOString()).toBe('2026-03-28T17:30:00.000Z');
    expect(instantAt('2026-03-29', '18:30').toISOString()).toBe('2026-03-29T16:30:00.000Z');
    expect(instantAt('2026-03-29', '02:30').toISOString()).toBe('2026-03-29T01:30:00.000Z');
  });

  it('finds the bounds of days with 23 and 25 hours', () => {
    expect(getStart('2026-03-29').toISOString()).toBe('2026-03-28T23:00:00.000Z');
    expect(getStart('2026-03-30').toISOString()).toBe('2026-03-29T22:00:00.000Z');
    expect(toDay(new Date('2026-10-25T22:59:59.999Z'))).toBe('2026-10-25');
    expect(toDay(new Date('2026-10-25T23:00:00.000Z'))).toBe('2026-10-26');
  });
});

const days = ['2026-11-21', '2026-11-22', '2026-11-23'];
const midnight = getStart('2026-11-22').getTime();
const hour = 3_600_000;
const at = (ms: number) => new Date(midnight + ms).toISOString();
const event = (title: string, from: number, to: number) => sampleEvent({ title, startTime: at(from), endTime: at(to) });
const listTitles = (day: string, ...events: ReturnType<typeof event>[]) =>
  groupEntries(days, events, [])
    .get(day)
    ?.map((entry) => (entry.kind === 'event' ? entry.event.title : 'game'));

it('lists the entries of a day in the order of time', () => {
  const games = [sampleGame({ dateTime: at(18 * hour) })];
  const entries = groupEntries(days, [event('late', 20 * hour, 21 * hour), event('early', 0, hour)], games);
  expect(entries.get('2026-11-22')?.map(({ kind, at: time }) => [kind, time])).toEqual([
    ['event', at(0)],
    ['game', at(18 * hour)],
    ['event', at(20 * hour)],
  ]);
  expect(entries.get('2026-11-21')).toEqual([]);
});

it('does not list an event that ends at midnight on the next day, but one that continues', () => {
  const until = event('until midnight', -hour, 0);
  const past = event('past midnight', -hour, 1);
  expect(listTitles('2026-11-21', until, past)).toEqual(['until midnight', 'past midnight']);
  expect(listTitles('2026-11-22', until, past)).toEqual(['past midnight']);
});

it('leaves out days that are not shown', () => {
  expect(listTitles('2026-11-22', event('camp', -100 * hour, 100 * hour))).toEqual(['camp']);
  expect(listTitles('2026-12-24', event('camp', -100 * hour, 100 * hour))).toBeUndefined();
});

it('formats counts in words', () => {
  const [one] = groupEntries(days, [event('one', 0, hour)], []).get('2026-11-22') ?? [];
  const [game] = groupEntries(days, [], [sampleGame({ dateTime: at(0) })]).get('2026-11-22') ?? [];
  const [own] =
    groupEntries(days, [], [sampleGame({ dateTime: at(0) })], undefined, () => true).get('2026-11-22') ?? [];
  const [meet] =
    groupEntries(days, [], [], undefined, undefined, [sampleMeet({ dateTime: at(0) })]).get('2026-11-22') ?? [];
  if (!one || !game || !own || !meet) throw new Error('There is one of each');
  expect(countText([])).toBe('nothing planned');
  expect(countText([one])).toBe('1 event');
  expect(countText([one, game, game])).toBe('1 event, 2 games');
  expect(countText([one, game, own])).toBe('1 event, 2 games, 1 of my teams');
  expect(countText([game, meet])).toBe('1 game, 1 meet, 1 of my teams');
});
