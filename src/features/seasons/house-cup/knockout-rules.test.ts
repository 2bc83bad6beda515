import { expect, it } from 'vitest';
import { knockoutPlaces } from './knockout-rules.ts';

const played = (...games: [winner: number, loser: number][]) => [
  ...knockoutPlaces(games.map(([winner, loser]) => ({ winner, loser }))),
];

it('places the final, and the losers of the semi-finals together', () => {
  expect(played([1, 4], [2, 3], [1, 2])).toEqual([
    [1, 1],
    [4, 3],
    [2, 2],
    [3, 3],
  ]);
});

it('places third and fourth by their game, whenever it is played', () => {
  const before = played([1, 4], [2, 3], [3, 4], [1, 2]);
  expect(before).toEqual(played([1, 4], [2, 3], [1, 2], [3, 4]));
  expect(before).toEqual([
    [1, 1],
    [4, 4],
    [2, 2],
    [3, 3],
  ]);
});

it('places eight, with places five to eight shared', () => {
  const places = new Map(played([1, 8], [2, 7], [3, 6], [4, 5], [1, 4], [2, 3], [1, 2]));
  expect([1, 2, 3, 4, 5, 6, 7, 8].map((team) => places.get(team))).toEqual([1, 2, 3, 3, 5, 5, 5, 5]);
});
