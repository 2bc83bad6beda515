import { beforeAll, expect, test } from 'vitest';
import type { SitePage } from '#shared/sitemap.ts';
import { openSite } from '../site.ts';
import { activeTab, findParent } from './navigation.tsx';

const page = (path: string, more: Partial<SitePage> = {}): SitePage => ({
  path,
  title: path,
  guard: 'member',
  module: '',
  ...more,
});

beforeAll(() =>
  openSite([
    ...['/', '/games', '/games/:id', '/games/:id/console', '/more', '/island'].map((path) => page(path)),
    page('/desk', { under: '/more?tab=work' }),
    page('/desk/:id'),
  ]),
);

test.each([
  ['/games', '/games', null],
  ['/games/7', '/games', '/games'],
  ['/games/7/console', '/games', '/games/7'],
  ['/desk', '/more', '/more?tab=work'],
  ['/desk/7', '/more', '/desk'],
  ['/island', null, null],
  ['/unknown', null, null],
])('%s lights %s and lies below %s', (path, tab, parent) => {
  expect([activeTab(path), findParent(path)]).toEqual([tab, parent]);
});
