import { expect, test } from 'vitest';
import { type Answers, mergeAnswers } from './answers.ts';

const base: Answers = {
  ...{ name: 'Winter', season: '2027', firstDay: '2027-02-01', lastDay: '2027-05-01' },
  ...{ venues: [], daysOff: [], competitions: [], wishes: [] },
};

test('answers of two people go together, and one that both changed is named', () => {
  const mine = { ...base, name: "Winter '27", lastDay: '2027-05-09' };
  const theirs = { ...base, season: '2027/28', lastDay: '2027-05-16' };
  const { merged, both } = mergeAnswers(base, mine, theirs);
  expect(merged).toEqual({ ...base, name: "Winter '27", season: '2027/28', lastDay: '2027-05-09' });
  expect(both).toEqual(['lastDay']);
  expect(mergeAnswers(base, mine, mine).both).toEqual([]);
});
