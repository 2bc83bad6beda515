import { expect, type Page } from '@playwright/test';
import { adminSitemap } from '#app/admin-sitemap.ts';
import { sitemap } from '#app/sitemap.ts';
import type { SitePage } from '#shared/sitemap.ts';
import { expectNoAxeFindings, login, openPage, test } from './fixtures.ts';

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
    await expect(page.locator('nav[aria-label=Main] [aria-current=page]'), `the tab of ${path}`).toHaveAttribute(
      'href',
      tabOf(entry),
    );
    await expect(page.locator('h1'), `headings of ${path}`).toHaveCount(1);
    const heading = (await page.locator('h1').textContent()) ?? '';
    if (headings[entry.path]) expect(heading).toBe(headings[entry.path]);
    else await expect.poll(() => page.title(), `title of ${path}`).toBe(`${nameIn(heading)} · Village Arena`);
  }
});

/** Of a game's heading, the sides; what follows says its sport and competition. */
const nameIn = (heading: string) => heading.replace(/( v .+?), .*/, '$1');

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

test('the rail searches on every page, Back leads to where one came from, and a lying phone keeps its height', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await login(page, 'member');
  await openPage(page, '/standings');
  const box = page.getByRole('banner').getByRole('searchbox', { name: 'Search' });
  // The rail is hydrated after the page.
  await expect(async () => {
    await page.keyboard.press('/');
    await expect(box).toBeFocused({ timeout: 500 });
  }).toPass();
  await page.keyboard.type('oak/');
  await expect(box).toHaveValue('oak/');
  await page.keyboard.press('Backspace');
  const hits = page.getByRole('region', { name: 'Search results' }).getByRole('link');
  await expect(hits.filter({ hasText: 'Oak Res' }).first()).toBeVisible();
  await expectNoAxeFindings(page);
  await page.keyboard.press('Escape');
  await expect(hits).toHaveCount(0);
  await page.keyboard.type('village');
  const court = hits.filter({ hasText: 'Village Court' }).first();
  await expect(court).toBeVisible();
  const answers = Promise.withResolvers<void>();
  await page.route('**/api/search?q=village*court', async (route) => {
    await answers.promise;
    await route.continue();
  });
  await page.keyboard.type(' court');
  await expect(page.locator('[aria-label="Search results"][aria-busy=true]')).toBeVisible();
  // Hits of a shorter text take no focus, which they would lose to those that follow.
  await page.keyboard.press('ArrowDown');
  await expect(box).toBeFocused();
  answers.resolve();
  await expect(page.locator('[aria-label="Search results"][aria-busy=false]')).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(hits.first()).toBeFocused();
  await court.click();
  await expect(page).toHaveURL(/\/venues\/\d+/);
  await expect(box).toHaveValue('');

  const back = page.getByRole('link', { name: 'Back', exact: true });
  await back.click();
  await expect(page).toHaveURL('/standings');
  await back.click();
  await expect(page).toHaveURL('/games');
  await expect(back).toHaveCount(0);

  for (const size of [
    { width: 844, height: 390 },
    { width: 667, height: 375 },
  ]) {
    await page.setViewportSize(size);
    await expectLowBars(page);
  }
});

/** On a phone held sideways: at most 72 px of bars, whose controls are large enough for a thumb and beside one another. */
async function expectLowBars(page: Page) {
  const bars = page.locator('header.top-bar, nav.tab-bar');
  await expect(bars).toHaveCount(2);
  const boxes = await bars.evaluateAll((all) => all.map((bar) => bar.getBoundingClientRect().toJSON()));
  const rows = new Set(boxes.flatMap(({ top, height }) => Array.from({ length: height }, (_, row) => top + row)));
  expect(rows.size).toBeLessThanOrEqual(72);
  const controls = await bars
    .locator(':is(a, button):not([popover] *)')
    .evaluateAll((all) => all.map((control) => control.getBoundingClientRect().toJSON()));
  expect(controls).toHaveLength(13);
  for (const { width, height } of controls) expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  const inOrder = controls.toSorted((one, other) => one.left - other.left);
  for (const [at, { left }] of inOrder.entries()) expect(left).toBeGreaterThanOrEqual(inOrder[at - 1]?.right ?? 0);
}
