import { expect, type Page } from '@playwright/test';
import { adminSitemap } from '#app/admin-sitemap.ts';
import { sitemap } from '#app/sitemap.ts';
import type { SitePage } from '#shared/sitemap.ts';
import { login, openPage, test } from './fixtures.ts';

const tabs = ['/home', '/games', '/players', '/thoughts', '/streaming', '/more'];
const pages = [...sitemap, ...adminSitemap];
const framed = pages.filter(
  ({ path, isWholeScreen, needs }) => !isWholeScreen && !needs && path !== '/' && path !== '/auth',
);

/** Pages whose heading the specification words otherwise than the name by which menus and the search know them. */
const headings: Record<string, string> = { '/admin-dashboard': 'Admin Dashboard' };

test('each page has one heading, its own title, the lit tab of what it belongs to and, unless it is a tab, Back', async ({
  page,
}) => {
  await page.route(/youtube-nocookie|ytimg/, (route) => route.fulfill({ body: '' }));
  await login(page, 'admin');
  await openPage(page, '/home');
  for (const entry of framed) {
    const path = await openWithinApp(page, entry);
    const isTab = tabs.includes(entry.path);
    await expect(page.getByRole('link', { name: 'Back', exact: true }), `Back on ${path}`).toHaveCount(isTab ? 0 : 1);
    await expect(page.locator('nav [aria-current=page]'), `the tab of ${path}`).toHaveAttribute('href', tabOf(entry));
    await expect(page.locator('h1'), `headings of ${path}`).toHaveCount(1);
    const heading = (await page.locator('h1').textContent()) ?? '';
    if (headings[entry.path]) expect(heading).toBe(headings[entry.path]);
    else await expect(page, `title of ${path}`).toHaveTitle(`${heading} · Village Arena`);
  }
});

/** Opens a page without loading the app anew. */
async function openWithinApp(page: Page, { path }: SitePage): Promise<string> {
  const address = path.includes(':id') ? path.replace(':id', await idIn(page, path)) : path;
  await page.evaluate((to) => {
    document.querySelector('h1')?.setAttribute('data-left', '');
    history.pushState({ key: to }, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }, address);
  await expect(page.locator('h1[data-left], main .shimmer')).toHaveCount(0);
  return address;
}

async function idIn(page: Page, path: string): Promise<string> {
  const rows = await (await page.request.get(`/api${path.slice(0, path.indexOf('/:id'))}?limit=1`)).json();
  return String(rows[0]?.id ?? 1);
}

function tabOf(page: SitePage): string {
  if (tabs.includes(page.path)) return page.path;
  const above = (page.under ?? page.path.slice(0, page.path.lastIndexOf('/'))).replace(/\?.*/, '');
  const parent = pages.find(({ path }) => path === above);
  if (!parent) throw new Error(`${page.path} belongs to no page: name it with \`under\` in its pages.ts`);
  return tabOf(parent);
}
