import { expect, it } from 'vitest';
import { buildTabs, mediaTab } from './MediaPage.tsx';

const part = (name: string) => ({ name, title: name });
const tabs = buildTabs(['photos', 'workouts', 'better-living'].map(part));

it.each(['highlights', 'photos', 'workouts', 'better-living'])('opens %s', (tab) => {
  expect(mediaTab(tabs, tab)).toBe(tab);
});

it.each([null, '', 'Photos', 'photos ', 'toString', '__proto__', 'tips'])('opens the highlights for %j', (asked) => {
  expect(mediaTab(tabs, asked)).toBe('highlights');
});
