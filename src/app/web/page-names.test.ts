import { expect, it } from 'vitest';
import { destinations, quickActions } from '#features/village/more/web/MorePage.tsx';
import { cards, tabs } from '#platform/admin/web/manage/DashboardPage.tsx';
import { headerLinks, tabs as mainTabs } from '#web/layout/navigation.tsx';
import { adminSitemap } from '../admin-sitemap.ts';
import { sitemap } from '../sitemap.ts';

const repeated = (names: readonly string[]) => names.filter((name, at) => names.indexOf(name) !== at);
const labels = (entries: readonly { label: string }[]) => entries.map(({ label }) => label);

it.each([
  ['pages, in the search, in menus and in titles', [...sitemap, ...adminSitemap].map(({ title }) => title)],
  ['entries of More', labels([...destinations, ...quickActions])],
  ['tabs and cards of the dashboard', labels([...tabs, ...cards])],
  ['tabs and shortcuts of every page', labels([...mainTabs, ...headerLinks])],
])('no two %s have the same name', (_, names) => {
  expect(repeated(names)).toEqual([]);
});
