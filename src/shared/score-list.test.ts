import { expect, it } from 'vitest';
import { readScoreList, scoreListText } from './score-list.ts';

it.each([
  ['25-21, 20-25', '25–21, 20–25'],
  ['(25:21; 20:25)', '25–21, 20–25'],
  ['25–21 20–25', '25–21, 20–25'],
  ['25 - 21 / 20 - 25', '25–21, 20–25'],
  ['7-6(7-4) 6-7 (5) 10-8', '7–6, 6–7, 10–8'],
  [' 11-0 ', '11–0'],
])('reads %s', (typed, text) => {
  expect(scoreListText(readScoreList(typed) ?? [])).toBe(text);
});

it.each(['', 'won', '25', '25-', '25-21-20', '25-21, x', '1000-2', '(25-21', '25-21,'])('does not read %j', (typed) => {
  expect(readScoreList(typed)).toBeNull();
});
