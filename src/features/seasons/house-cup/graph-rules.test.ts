import { expect, it } from 'vitest';
import { labelPlaces } from './graph-rules.ts';

const rounded = (places: readonly number[]) => places.map((place) => Number(place.toFixed(2)));

it('leaves labels at the ends of their lines where there is room', () => {
  expect(labelPlaces([0, 0.5, 1], 0.1)).toEqual([0, 0.5, 1]);
});

it('pushes labels apart, downwards, and upwards at the bottom', () => {
  expect(rounded(labelPlaces([0.2, 0.2, 0.25], 0.1))).toEqual([0.2, 0.3, 0.4]);
  expect(rounded(labelPlaces([1, 0.98, 0.99], 0.1))).toEqual([1, 0.8, 0.9]);
});

it('has a place for one label, and for none', () => {
  expect([labelPlaces([0.4], 0.1), labelPlaces([], 0.1)]).toEqual([[0.4], []]);
});
