import { expect, type Page } from '@playwright/test';
import { expectNoAxeFindings, login, openPage, test, withoutStream } from './fixtures.ts';

const lists = ['/api/highlights', '/api/photos', '/api/workouts', '/api/better-living-tips'] as const;

test('each tab of Media loads its own list when it is selected', async ({ page }) => {
  const requested = requestedLists(page);
  await login(page, 'member');
  await openPage(page, '/media');
  await expect(page.getByRole('tab', { name: 'Highlights' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('heading', { level: 2, name: 'Recent Highlights' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Play / }).nth(3)).toBeVisible();
  expect(others(requested)).toEqual([]);

  await page.getByRole('tab', { name: 'Highlights' }).press('ArrowRight');
  await expect(page).toHaveURL(/\/media\?tab=photos$/);
  await expect(page.getByRole('tab', { name: 'Photos' })).toBeFocused();
  await expect(page.getByRole('region', { name: 'Gallery' }).getByRole('button').nth(5)).toBeVisible();
  expect(others(requested)).toEqual(['/api/photos']);

  await openPage(page, '/media?tab=workouts');
  await expect(page.getByRole('tabpanel').getByRole('heading', { level: 2 }).first()).toBeVisible();
  await openPage(page, '/media?tab=better-living');
  await expect(page.getByRole('tab', { name: 'Better Living' })).toBeInViewport({ ratio: 0.9 });
  await expect(page.getByRole('tabpanel').getByRole('heading', { level: 2 }).first()).toBeVisible();
  expect(others(requested)).toEqual(lists.slice(1));

  await openPage(page, '/media?tab=anything');
  await expect(page.getByRole('tab', { name: 'Highlights' })).toHaveAttribute('aria-selected', 'true');
});

/** The first tab's list comes with the page. */
const others = (requested: ReadonlySet<string>) => [...requested].filter((list) => list !== '/api/highlights');

test('highlights and photos are accessible', async ({ page }) => {
  await login(page, 'member');
  await openPage(page, '/media');
  await expect(page.getByRole('link', { name: /^Play / }).nth(3)).toBeVisible();
  await expectNoAxeFindings(page);
  await page.getByRole('tab', { name: 'Photos' }).click();
  await expect(page.getByRole('region', { name: 'Gallery' }).getByRole('button').nth(5)).toBeVisible();
  await expectNoAxeFindings(page);
});

test('shows the same message for a list that is empty and for one that does not load', { tag: '@whole' }, async ({
  page,
}) => {
  await withoutStream(page);
  await login(page, 'member');
  let response: { status: number; json: unknown } = { status: 200, json: [] };
  await page.route(/\/api\/(highlights|photos|workouts|better-living-tips)(\?|$)/, (route) => route.fulfill(response));
  const panel = page.getByRole('tabpanel');
  for (const [tab, text] of [
    ['highlights', 'No highlights available'],
    ['photos', 'No photos available. Upload some photos to see them here!'],
    ['workouts', 'No workouts available'],
    ['better-living', 'No tips available'],
  ]) {
    response = { status: 200, json: [] };
    await openPage(page, `/media?tab=${tab}`);
    await expect(panel.getByText(text ?? '')).toBeVisible();
  }
  await expectNoAxeFindings(page);
  for (const [tab, text] of [
    ['highlights', 'No highlights available'],
    ['workouts', 'No workouts available'],
  ]) {
    response = { status: 429, json: { message: 'Too many' } };
    await openPage(page, `/media?tab=${tab}`);
    await expect(panel.getByRole('alert').getByText(text ?? '')).toBeVisible();
    response = { status: 200, json: [] };
    await panel.getByRole('button', { name: 'Try again' }).click();
    await expect(panel.getByRole('alert')).toHaveCount(0);
  }
});

test('shows each list’s own number of skeletons while it loads', { tag: '@whole' }, async ({ page }) => {
  await login(page, 'member');
  await page.route(/\/api\/(highlights|photos|workouts|better-living-tips)(\?|$)/, () => undefined);
  for (const [tab, label, count] of [
    ['highlights', 'Loading highlights...', 4],
    ['photos', 'Loading photos...', 6],
    ['workouts', 'Loading workouts...', 3],
    ['better-living', 'Loading tips...', 3],
  ] as const) {
    await openPage(page, `/media?tab=${tab}`);
    const loading = page.getByRole('status').filter({ hasText: label });
    await expect(loading.locator('.shimmer')).toHaveCount(count);
  }
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('a full-screen viewer shows one photo after the other', async ({ page }) => {
  // A photo that another test uploads would move the others by one.
  await withoutStream(page);
  await login(page, 'member');
  await openPage(page, '/media?tab=photos');
  const tiles = page.getByRole('region', { name: 'Gallery' }).getByRole('button');
  const names = await tiles
    .nth(2)
    .waitFor()
    .then(() => tiles.getByRole('img').evaluateAll(readAlts));
  const nameAt = (index: number) =>
    page.getByRole('dialog').getByRole('img', { name: names[index] ?? '', exact: true });
  await tiles.nth(1).click();
  const viewer = page.getByRole('dialog', { name: 'Photo viewer' });
  await expect(nameAt(1)).toBeInViewport();
  await expect(page).toHaveURL(/photo=\d+/);
  await expectNoAxeFindings(page);

  await page.keyboard.press('ArrowRight');
  await expect(nameAt(2)).toBeInViewport();
  await viewer.getByRole('button', { name: 'Previous photo' }).click();
  await page.keyboard.press('Home');
  await expect(nameAt(0)).toBeInViewport();
  await expect(viewer.getByRole('button', { name: 'Previous photo' })).toHaveAttribute('aria-disabled', 'true');
  await swipeLeft(page);
  await expect(nameAt(1)).toBeInViewport();
  await expect(viewer.getByRole('img')).toHaveCount(1);

  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
  await expect(page).toHaveURL(/\/media\?tab=photos$/);
  await expect(tiles.nth(1)).toBeFocused();

  await tiles.nth(2).press('Enter');
  await expect(viewer).toBeVisible();
  await page.goBack();
  await expect(viewer).toBeHidden();
});

test('Home leads to the highlight, the episode, the workouts and the tips', { tag: '@whole' }, async ({ page }) => {
  await login(page, 'member');
  await openPage(page, '/home');
  await expect(page.getByText('19:45')).toBeVisible();
  await expect(page.getByRole('link', { name: 'View Full Workout' })).toHaveAttribute('href', '/media?tab=workouts');
  await expect(page.getByRole('link', { name: 'View all tips' })).toHaveAttribute('href', '/media?tab=better-living');
  await expectNoAxeFindings(page);
  const highlight = page.getByRole('region', { name: 'Recent Highlights' });
  const title = await highlight.getByRole('heading', { level: 3 }).textContent();
  await highlight.getByRole('link', { name: /^Play / }).click();
  await expect(page).toHaveURL(/\/netball-highlights$/);
  await expect(page.getByRole('heading', { name: title?.replace(/^Play /, '') ?? '' })).toBeVisible();
  await page.goBack();
  await page.getByRole('link', { name: 'Watch Episode' }).click();
  await expect(page).toHaveURL(/\/video-player$/);
});

test('Home says so when there is no highlight, no workout and no tip', { tag: '@whole' }, async ({ page }) => {
  await login(page, 'member');
  await page.route('**/api/*/featured', (route) => route.fulfill({ json: null }));
  await page.route('**/api/episodes/latest', (route) => route.fulfill({ json: null }));
  await openPage(page, '/home');
  for (const text of ['No highlights available', 'No workout available', 'No tips available']) {
    await expect(page.getByText(text)).toBeVisible();
  }
  await expect(page.getByRole('link', { name: 'Watch Episode' })).toHaveCount(0);
});

/** The lists that a page requests, each once, in the order of the first request. */
function requestedLists(page: Page): Set<string> {
  const requested = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (lists.some((list) => list === pathname)) requested.add(pathname);
  });
  return requested;
}

const readAlts = (images: Element[]) => images.map((image) => image.getAttribute('alt') ?? '');

async function swipeLeft(page: Page) {
  const { width, height } = page.viewportSize() ?? { width: 390, height: 844 };
  await page.mouse.move(width * 0.7, height * 0.5);
  await page.mouse.down();
  await page.mouse.move(width * 0.4, height * 0.5, { steps: 5 });
  await page.mouse.move(width * 0.2, height * 0.5, { steps: 5 });
  await page.mouse.up();
}
