import { expect, it } from 'vitest';
import { mediaTab, tabsOf } from './MediaPage.tsx';

const part = (name: string) => ({ name, title: name });
const tabs = tabsOf(['photos', 'workouts', 'better-living'].map(part));

it.each(['highlights', 'photos', 'workouts', 'better-living'])('opens %s', (tab) => {
  expect(mediaTab(tabs, tab)).toBe(tab);
});

it.each([null, '', 'Photos', 'photos ', 'toString', '__proto__', 'tips'])('opens the highlights for %j', (asked) => {
  expect(mediaTab(tabs, asked)).toBe('highlights');
});
