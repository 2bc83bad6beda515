import { expect, test } from 'vitest';
import { filterGames } from './rules.ts';

const games = [
  { id: 1, sportId: 3, group: 'Group A', round: 'Matchday 1' },
  { id: 2, sportId: 3, group: 'Group B', round: 'Matchday 1' },
  { id: 3, sportId: 3, group: null, round: 'Final' },
  { id: 4, sportId: 2, group: 'Group A', round: null },
];
const all = { sportId: undefined, ownSideOnly: false, group: undefined, round: undefined };
const shown = (filter: Partial<typeof all> | { group?: string; round?: string; sportId?: number }) =>
  filterGames(games, { ...all, ...filter }, () => true).map(({ id }) => id);

test('games are filtered by group and by round, with the sport and alone', () => {
  expect(shown({})).toEqual([1, 2, 3, 4]);
  expect(shown({ group: 'Group A' })).toEqual([1, 4]);
  expect(shown({ group: 'Group A', sportId: 3 })).toEqual([1]);
  expect(shown({ round: 'Matchday 1' })).toEqual([1, 2]);
  expect(shown({ round: 'Final', group: 'Group A' })).toEqual([]);
});
