import { expect, it } from 'vitest';
import { sampleGame } from '#features/games/web/testing/sample-game.ts';
import { startOf } from './days.ts';
import { countText, entriesOf } from './entries.ts';
import { sampleEvent } from './testing/sample-event.ts';

const days = ['2026-11-21', '2026-11-22', '2026-11-23'];
const midnight = startOf('2026-11-22').getTime();
const hour = 3_600_000;
const at = (ms: number) => new Date(midnight + ms).toISOString();
const event = (title: string, from: number, to: number) => sampleEvent({ title, startTime: at(from), endTime: at(to) });
const titlesOf = (day: string, ...events: ReturnType<typeof event>[]) =>
  entriesOf(days, events, [])
    .get(day)
    ?.map((entry) => (entry.kind === 'event' ? entry.event.title : 'game'));

it('lists the entries of a day in the order of time', () => {
  const games = [sampleGame({ dateTime: at(18 * hour) })];
  const entries = entriesOf(days, [event('late', 20 * hour, 21 * hour), event('early', 0, hour)], games);
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
  expect(titlesOf('2026-11-21', until, past)).toEqual(['until midnight', 'past midnight']);
  expect(titlesOf('2026-11-22', until, past)).toEqual(['past midnight']);
});

it('leaves out days that are not shown', () => {
  expect(titlesOf('2026-11-22', event('camp', -100 * hour, 100 * hour))).toEqual(['camp']);
  expect(titlesOf('2026-12-24', event('camp', -100 * hour, 100 * hour))).toBeUndefined();
});

it('formats counts in words', () => {
  const [one] = entriesOf(days, [event('one', 0, hour)], []).get('2026-11-22') ?? [];
  const [game] = entriesOf(days, [], [sampleGame({ dateTime: at(0) })]).get('2026-11-22') ?? [];
  if (!one || !game) throw new Error('There is one of each');
  expect(countText([])).toBe('nothing planned');
  expect(countText([one])).toBe('1 event');
  expect(countText([one, game, game])).toBe('1 event, 2 games');
});
