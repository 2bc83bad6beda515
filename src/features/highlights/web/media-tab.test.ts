import { expect, it } from 'vitest';
import { mediaTab } from './media-tab.ts';

it.each(['highlights', 'photos', 'workouts', 'better-living'])('opens %s', (tab) => {
  expect(mediaTab(tab)).toBe(tab);
});

it.each([null, '', 'Photos', 'photos ', 'toString', '__proto__', 'tips'])('takes %j for the highlights', (asked) => {
  expect(mediaTab(asked)).toBe('highlights');
});
