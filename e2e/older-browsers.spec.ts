import { expect, type Page, type Route } from '@playwright/test';
import { adminSitemap } from '#app/admin-sitemap.ts';
import { sitemap } from '#app/sitemap.ts';
import type { Sitemap } from '#shared/sitemap.ts';
import { login, openPage, test, untilOpen } from './fixtures.ts';
import type { Person } from './people.ts';
import { inWholeRunUnless } from './whole-run.ts';

/** The paths of pages that need neither the id of a row nor a setting. */
const plain = (pages: Sitemap, ...guards: string[]): string[] =>
  pages
    .filter(({ path, guard, needs }) => guards.includes(guard) && !needs && !/[:*]/.test(path))
    .map(({ path }) => path);

const member = plain(sitemap, 'visitor', 'member');
const officer = plain(adminSitemap, 'member');
const admin = plain(adminSitemap, 'admin');
const listsWithPages = ['games', 'venues'];

test.beforeEach(({ page }) => page.addInitScript(forgetNewer));

for (const [person, paths] of Object.entries({ member, officer, admin })) {
  test(
    `in a browser of spring 2023 every page of a ${person} loads`,
    inWholeRunUnless(person === 'officer'),
    async ({ page }) => {
      await login(page, person as Person);
      // With an API route, pages come without the server's data, so that each page fetches its own.
      let reads = 0;
      await page.route(/\/api\/(?!live)/, (route) => {
        reads += 1;
        return route.continue();
      });
      await page.route('https://i.ytimg.com/**', (route) =>
        route.fulfill({ contentType: 'image/svg+xml', body: noPicture }),
      );
      for (const path of person === 'member' ? [...paths, ...(await firstRowPaths(page))] : paths) {
        await openPage(page, path);
        await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
        await expect(page.getByRole('status').filter({ hasText: /^Loading/ }), path).toHaveCount(0);
        await expect(
          page.getByText(/cannot be reached|did not load|could not be loaded|Something went/),
          path,
        ).toHaveCount(0);
      }
      expect(reads).toBeGreaterThan(paths.length);
    },
  );
}

test('in a browser of spring 2023 the URL follows filters and searches', { tag: '@whole' }, async ({ page }) => {
  await login(page, 'member');
  await openPage(page, '/games');
  await page.getByRole('button', { name: 'Completed' }).click();
  await expect(page).toHaveURL('/games?status=past');
  await openPage(page, '/players');
  await page.getByRole('searchbox').fill('ma');
  await expect(page).toHaveURL('/players?q=ma');
  await page
    .getByRole('button', { name: /^View Profile/ })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('in a browser of spring 2023 a menu opens, closes and navigates', { tag: '@phone' }, async ({ page }) => {
  await login(page, 'member');
  await page.route('/home', withOlderStyles);
  await openPage(page, '/home');
  await page.evaluate(showOpened);
  const account = page.getByRole('button', { name: 'Your account' });
  const entry = page.getByRole('link', { name: 'My account' });
  await account.click();
  await expect(entry).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(entry).toBeHidden();
  await account.click();
  await entry.click();
  await expect(page).toHaveURL('/account');
});

test('in a browser of spring 2023 a menu stays inside the window, and a dialog dims the page', {
  tag: ['@whole', '@phone'],
}, async ({ page }) => {
  await login(page, 'member');
  await page.route('/thoughts', withOlderStyles);
  await openPage(page, '/thoughts');
  await page.evaluate(showOpened);
  await page.evaluate(inheritNoBackdrop);
  await page
    .getByRole('button', { name: /^More about/ })
    .first()
    .click();
  await expect(page.getByRole('button', { name: 'Report', exact: true }).locator('visible=true')).toBeInViewport({
    ratio: 1,
  });
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Post', exact: true }).click();
  await expect.poll(() => page.getByRole('dialog').evaluate(readBackdropColour)).toMatch(/oklch\(.+ \/ 0\.\d+\)/);
});

test('in a browser of spring 2023 a toast leaves the focus in the text field', { tag: '@whole' }, async ({ page }) => {
  await login(page, 'member');
  await page.route('/api/user', (route) =>
    route.request().method() === 'PATCH'
      ? route.fulfill({ status: 409, json: { message: 'Not just now' } })
      : route.fallback(),
  );
  await openPage(page, '/account');
  await untilOpen(page);
  await page.evaluate(showOpened);
  const name = page.getByLabel('Display name');
  await name.press('End');
  await page.keyboard.type('a');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'Not just now' })).toBeVisible();
  await page.keyboard.type('bc');
  await expect(name).toHaveValue(/abc$/);
});

/** Renames what the page's styles ask for, because it cannot be removed from Chromium. */
async function withOlderStyles(route: Route) {
  const response = await route.fetch();
  const { 'content-security-policy': _, ...headers } = response.headers();
  const body = (await response.text())
    .replaceAll(/(?<!\[)position-area(?=:)/g, 'position-of-later')
    .replaceAll('selector(:popover-open)', 'selector(:popover-of-later)');
  await route.fulfill({ response, headers, body });
}

/** At that time `::backdrop` did not inherit the custom properties of its dialog. */
function inheritNoBackdrop() {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('::backdrop { --color-backdrop: initial; }');
  document.adoptedStyleSheets.push(sheet);
}

const readBackdropColour = (dialog: Element) => getComputedStyle(dialog, '::backdrop').backgroundColor;

/** Chromium's stylesheet hides popovers that it has not opened itself; a browser without popovers has no such rule. */
function showOpened() {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('.\\:popover-open { display: block; }');
  document.adoptedStyleSheets.push(sheet);
}

const noPicture = '<svg xmlns="http://www.w3.org/2000/svg"/>';

const firstRowPaths = (page: Page) =>
  Promise.all(
    listsWithPages.map(async (name) => {
      const [{ id }] = await (await page.request.get(`/api/${name}`)).json();
      return `/${name}/${id}`;
    }),
  );

/** Removes the APIs that came after Safari 16.4, which docs/operating.md promises to support. */
function forgetNewer() {
  const without = (holder: object | undefined, ...names: string[]) => {
    for (const name of names) if (holder) Reflect.deleteProperty(holder, name);
  };
  without(AbortSignal, 'any');
  without(Promise, 'withResolvers', 'try');
  without(Object, 'groupBy');
  without(Map, 'groupBy');
  without(URL, 'canParse', 'parse');
  without(URLSearchParams.prototype, 'size');
  without(RegExp, 'escape');
  without(
    Set.prototype,
    'union',
    'intersection',
    'difference',
    'symmetricDifference',
    'isSubsetOf',
    'isSupersetOf',
    'isDisjointFrom',
  );
  without(
    Object.getPrototypeOf(Object.getPrototypeOf([].values())),
    ...['map', 'filter', 'some', 'every', 'find', 'toArray', 'take', 'drop', 'flatMap', 'reduce', 'forEach'],
  );
  without(ReadableStream.prototype, 'values', Symbol.asyncIterator as unknown as string);
  without(HTMLElement.prototype, 'popover', 'showPopover', 'hidePopover', 'togglePopover');
  without(Element.prototype, 'checkVisibility', 'moveBefore');
  without(Document.prototype, 'startViewTransition', 'caretPositionFromPoint');
  without(window, 'requestIdleCallback', 'cancelIdleCallback', 'navigation', 'scheduler', 'Iterator');
  without(Navigator.prototype, 'connection', 'userAgentData', 'deviceMemory');
}
