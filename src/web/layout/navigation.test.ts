import { expect, test } from 'vitest';
import { activeTab } from './navigation.tsx';

test.each(['/more', '/media/watch', '/clubs', '/calendar', '/social', '/residence-anchors', '/admin/people'])(
  '%s belongs to the More tab',
  (path) => expect(activeTab(path)).toBe('/more'),
);

test('a page below a tab belongs to that tab, and any other page to none', () => {
  expect(activeTab('/games/7')).toBe('/games');
  expect(activeTab('/teams')).toBe(null);
});
