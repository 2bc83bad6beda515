import { expect, it } from 'vitest';
import { mayDiscard, trashDay, trashIsOver } from './policy.ts';

it.each([
  ['nothing to move', { pictures: 0, orphans: 0, rows: 0 }, true],
  ['an empty table', { pictures: 1, orphans: 1, rows: 0 }, false],
  ['12 of 12, in a village with other rows', { pictures: 12, orphans: 12, rows: 1 }, false],
  ['all of a few', { pictures: 9, orphans: 9, rows: 1 }, true],
  ['all of ten', { pictures: 10, orphans: 10, rows: 1 }, false],
  ['half', { pictures: 10, orphans: 5, rows: 5 }, true],
  ['more than half', { pictures: 11, orphans: 6, rows: 5 }, false],
])('decides whether orphans may go to the trash: %s', (_what, counts, may) => {
  expect(mayDiscard(counts)).toBe(may);
});

it.each([
  ['2026-10-22T23:59:59.999Z', true],
  ['2026-10-23T00:00:00.000Z', false],
  ['2026-11-21T00:00:00.000Z', false],
])('keeps the trash for 30 days: moved at %s', (at, isOver) => {
  expect(trashIsOver(trashDay(new Date(at)), new Date('2026-11-21T12:00:00.000Z'))).toBe(isOver);
});
