import { expect, test } from 'vitest';
import { goingSentence } from './going.ts';

test.each([
  [[], 0, 'Nobody is going yet. Be the first!'],
  [['Thandi'], 1, 'Thandi is going'],
  [['Thandi', 'Sipho'], 2, 'Thandi and Sipho are going'],
  [['Thandi', 'Sipho', 'Lerato'], 3, 'Thandi, Sipho and Lerato are going'],
  [['Thandi', 'Sipho', 'Lerato'], 4, 'Thandi, Sipho and 2 others are going'],
  [['Thandi', 'Sipho', 'Lerato'], 23, 'Thandi, Sipho and 21 others are going'],
])('describes %j of %i people', (names, count, sentence) => {
  expect(goingSentence({ names, count })).toBe(sentence);
});

test('counts people whose names were not sent', () => {
  expect(goingSentence({ names: ['Thandi', 'Sipho'], count: 3 })).toBe('Thandi, Sipho and 1 other are going');
  expect(goingSentence({ names: ['Thandi'], count: 3 })).toBe('Thandi and 2 others are going');
});

test.each([
  [['Nandi'], 1, 'You are going'],
  // The count arrives after one's own answer.
  [[], 0, 'You are going'],
  [['Nandi', 'Thandi'], 2, 'You and Thandi are going'],
  [['Thandi', 'Nandi', 'Sipho'], 3, 'You, Thandi and Sipho are going'],
  [['Thandi', 'Sipho', 'Nandi'], 4, 'You, Thandi and 2 others are going'],
  [['Thandi', 'Sipho', 'Lerato'], 18, 'You, Thandi and 16 others are going'],
  [['Nandi', 'Thandi'], 3, 'You, Thandi and 1 other are going'],
  [['Nandi'], 9, 'You and 8 others are going'],
])('says to Nandi, of %j of %i people, that she is among them', (names, count, sentence) => {
  expect(goingSentence({ names, count, goesAs: 'Nandi' })).toBe(sentence);
});
