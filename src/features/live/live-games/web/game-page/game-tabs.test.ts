import { expect, test } from 'vitest';
import { listTabs, readTab } from './game-tabs.ts';

test.each([
  ['', 'first'],
  ['tab=talk', 'talk'],
  ['tab=table', 'table'],
  ['tab=first', 'first'],
  ['tab=nonsense', 'first'],
])('reads the tab of ?%s as %s', (search, tab) => {
  expect(readTab(new URLSearchParams(search))).toBe(tab);
});

test('has a tab for the table only where the game counts for one', () => {
  expect(listTabs({ hasTable: true })).toEqual(['first', 'teams', 'table', 'talk']);
  expect(listTabs({ hasTable: false })).toEqual(['first', 'teams', 'talk']);
});
