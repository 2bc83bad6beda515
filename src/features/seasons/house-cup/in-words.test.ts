import { expect, it } from 'vitest';
import type { CupEntry } from './contract.ts';
import { describeEntry, endText, questionText } from './in-words.ts';

it.each([
  ['2026-12-31T23:59', null],
  ['2027-01-01T00:00', 'Ended, open for objections until Thu 7 Jan'],
  ['2027-01-07T23:59', 'Ended, open for objections until Thu 7 Jan'],
  ['2027-01-08T00:00', 'Final table'],
])('at %s a cup to the end of 2026 says %s', (at, text) => {
  expect(endText({ cup: { lastDay: '2026-12-31' }, objectionDays: 7 }, new Date(`${at}:00Z`))).toBe(text);
});

it('names what an admin gave by its sign: everybody sees whose it is beside it', () => {
  const given = (points: number) => describeEntry({ kind: 'given', place: null, points });
  expect([given(1000), given(-500)]).toEqual(['Bonus', 'Penalty']);
});

it('asks about the points as they are now, and about those of the objection where they are gone', () => {
  const entry: CupEntry = {
    ...{ id: 1, residenceId: 2, kind: 'win', points: 1200, at: '', since: '', sport: null, competition: null },
    ...{ meet: null, team: null, game: null, place: null, reason: null, by: null, aboutId: null, objection: 'open' },
  };
  expect(questionText({ entry, points: 1000 })).toBe('Are +12 points right?');
  expect(questionText({ entry: null, points: 1000 })).toBe('Are +10 points right?');
});
