import { expect, it } from 'vitest';
import { mergedInto } from './merged-fields.ts';

const empty = {
  shortName: null,
  place: null,
  mapUrl: null,
  surfaces: [],
  sportIds: [],
  capacity: null,
  hours: [],
  closedDays: [],
};

it('fills what is empty, loses what differs, and says nothing of what both have alike or neither has', () => {
  expect(mergedInto(empty, empty)).toEqual({ filled: [], lost: [] });
  expect(mergedInto({ ...empty, surfaces: ['Grass'] }, empty)).toEqual({ filled: [], lost: [] });
  const merged = { ...empty, place: 'Gate 2', surfaces: ['Grass'], capacity: 0 };
  expect(mergedInto(empty, merged)).toEqual({ filled: ['place', 'surfaces', 'capacity'], lost: [] });
  const kept = { ...empty, place: 'Gate 2', surfaces: ['Clay'], capacity: 0 };
  expect(mergedInto(kept, merged)).toEqual({ filled: [], lost: ['surfaces'] });
});
