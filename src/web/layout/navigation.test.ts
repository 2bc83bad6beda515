import { expect, test } from 'vitest';
import { activeTab } from './navigation.ts';

test.each(['/more', '/media/watch', '/clubs', '/calendar', '/social', '/residence-anchors', '/admin/people'])(
  '%s stands under More',
  (path) => expect(activeTab(path)).toBe('/more'),
);

test('a page of a tab stands under its own, one of none under none', () => {
  expect(activeTab('/games/7')).toBe('/games');
  expect(activeTab('/teams')).toBe(null);
});
