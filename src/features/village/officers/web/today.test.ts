import { expect, it } from 'vitest';
import { bySport, getDayRange, withLive } from './GameScores.tsx';

it.each([
  ['at noon', new Date(2026, 10, 19, 12)],
  ['at midnight', new Date(2026, 10, 19)],
  ['a moment before the next', new Date(2026, 10, 19, 23, 59, 59, 999)],
])('finds the day of the reader %s', (_, now) => {
  expect(getDayRange(now)).toEqual({
    from: new Date(2026, 10, 19).toISOString(),
    until: new Date(2026, 10, 20).toISOString(),
  });
});

it('finds the last day of a year too', () => {
  expect(getDayRange(new Date(2026, 11, 31, 20)).until).toBe(new Date(2027, 0, 1).toISOString());
});

it('adds games that are still live, each game once', () => {
  expect(withLive([{ id: 1 }, { id: 2 }], [{ id: 2 }, { id: 3 }]).map(({ id }) => id)).toEqual([2, 3, 1]);
});

it('groups games by sport, in the order of the sports', () => {
  const game = (id: number, sportId: number, name: string) => ({ id, sportId, sport: { id: sportId, name } });
  const groups = bySport([game(1, 3, 'Soccer'), game(2, 1, 'Basketball'), game(3, 3, 'Soccer')]);
  expect(groups.map(({ sport, games }) => [sport, games.map(({ id }) => id)])).toEqual([
    ['Basketball', [2]],
    ['Soccer', [1, 3]],
  ]);
  expect(bySport([])).toEqual([]);
});
