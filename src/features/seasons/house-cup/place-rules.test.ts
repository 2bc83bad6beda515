import { expect, it } from 'vitest';
import { medalPlaces, placesBehind } from './place-rules.ts';

it('puts whoever missed the knock-out behind it, level teams together', () => {
  const knockout = new Map([
    [4, 1],
    [1, 2],
  ]);
  const table = [1, 2, 3, 4, 5].map((id) => ({ id, position: id === 3 ? 2 : id }));
  expect([...placesBehind(knockout, table)]).toEqual([
    [4, 1],
    [1, 2],
    [2, 3],
    [3, 3],
    [5, 5],
  ]);
});

it('ranks teams at a meet by first places, then by second ones', () => {
  const places = medalPlaces([
    { id: 1, places: [1, 3] },
    { id: 2, places: [1, 2, 2] },
    { id: 3, places: [2, 2, 2, 2] },
    { id: 4, places: [1, 3] },
    { id: 5, places: [] },
  ]);
  expect([...places]).toEqual([
    [1, 2],
    [2, 1],
    [3, 4],
    [4, 2],
  ]);
});
