import { expect, test } from 'vitest';
import { goingSentence } from './Rsvp.tsx';

test.each([
  [[], 0, 'Nobody is going yet. Be the first!'],
  [['Thandi'], 1, 'Thandi is going'],
  [['Thandi', 'Sipho'], 2, 'Thandi and Sipho are going'],
  [['Thandi', 'Sipho', 'Lerato'], 3, 'Thandi, Sipho and Lerato are going'],
  [['Thandi', 'Sipho', 'Lerato'], 4, 'Thandi, Sipho and 2 others are going'],
  [['Thandi', 'Sipho', 'Lerato'], 23, 'Thandi, Sipho and 21 others are going'],
])('describes %j of %i people', (names, count, sentence) => {
  expect(goingSentence(names, count)).toBe(sentence);
});

test('counts people whose names were not sent', () => {
  expect(goingSentence(['Thandi', 'Sipho'], 3)).toBe('Thandi, Sipho and 1 other are going');
  expect(goingSentence(['Thandi'], 3)).toBe('Thandi and 2 others are going');
});
