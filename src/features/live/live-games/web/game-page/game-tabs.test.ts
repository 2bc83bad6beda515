import { expect, test } from 'vitest';
import { readTab } from './game-tabs.ts';

test.each([
  ['', 'first'],
  ['tab=talk', 'talk'],
  ['tab=teams', 'teams'],
  ['tab=first', 'first'],
  ['tab=nonsense', 'first'],
])('reads the tab of ?%s as %s', (search, tab) => {
  expect(readTab(new URLSearchParams(search))).toBe(tab);
});
