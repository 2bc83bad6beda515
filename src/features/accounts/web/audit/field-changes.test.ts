import { expect, test } from 'vitest';
import { actInWords } from './act-words.ts';
import { fieldChanges, nameIn } from './field-changes.ts';

const moment = (instant: string) => `at ${instant}`;
const told = (detail: unknown) => fieldChanges(detail, moment);

test('a change tells each field before and after', () => {
  expect(told({ before: { homeScore: null, location: '' }, after: { homeScore: 3, location: 'Lower Field' } })).toEqual(
    [
      { field: 'Home score', before: '—', after: '3' },
      { field: 'Location', before: '—', after: 'Lower Field' },
    ],
  );
});

test('an addition has no before, a deletion no after, and what tells rows apart is left out', () => {
  expect(told({ after: { title: 'Chess', featured: true } })).toEqual([
    { field: 'Title', after: 'Chess' },
    { field: 'Featured', after: 'Yes' },
  ]);
  const row = {
    id: 7,
    version: 2,
    can: { edit: true },
    sport: { id: 1, name: 'Rugby' },
    tags: ['a', 'b'],
    hidden: false,
  };
  expect(told({ before: row })).toEqual([
    { field: 'Sport', before: 'Rugby' },
    { field: 'Tags', before: 'a, b' },
    { field: 'Hidden', before: 'No' },
  ]);
});

test('other facts stand for themselves', () => {
  expect(told({ username: 'thandi', ended: 0, expiresAt: '2026-11-22T10:00:00.000Z' })).toEqual([
    { field: 'Username', after: 'thandi' },
    { field: 'Ended', after: '0' },
    { field: 'Expires at', after: 'at 2026-11-22T10:00:00.000Z' },
  ]);
  expect(told({ stats: { points: 3 }, none: [] })).toEqual([
    { field: 'Stats', after: 'Points: 3' },
    { field: 'None', after: '—' },
  ]);
  for (const nothing of [null, undefined, 'text', []]) expect(told(nothing)).toEqual([]);
});

test('a row is called what it is called now, else what it was', () => {
  expect(nameIn({ before: { name: 'Old' }, after: { name: 'New' } })).toBe('New');
  expect(nameIn({ before: { title: 'Gone' } })).toBe('Gone');
  expect(nameIn({ username: 'thandi' })).toBe('thandi');
  expect(nameIn({ before: { score: 3 } })).toBe(null);
});

test.each([
  ['game.change', 'Game changed'],
  ['residence-anchor.add', 'Residence anchor added'],
  ['login.failed', 'Login failed'],
  ['box-score.correct', 'Box score corrected'],
  ['comments.delete-all', 'All comments deleted'],
  ['stream.open-up', 'Stream open up'],
])('%s reads %s', (act, said) => {
  expect(actInWords(act)).toBe(said);
});
