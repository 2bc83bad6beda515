import { expect, type Page } from '@playwright/test';
import { expectNoAxeFindings, login, openPage, reloadPage, test } from './fixtures.ts';

const actions = [
  ...['/ai', '/announcements', '/join', '/residence-anchors', '/media', '/player-compare'],
  ...['/ground-anchor-dashboard', '/auth', '/admin/dashboard'],
];

test('More leads to everything that has no tab', async ({ page }) => {
  await login(page, 'member');
  await openPage(page, '/more');
  const links = page.getByRole('region', { name: 'Quick Actions' }).getByRole('link');
  await expect(links).toHaveCount(actions.length);
  const leadTo = await links.evaluateAll((found) => found.map((link) => link.getAttribute('href')));
  expect(leadTo).toEqual(actions);
  const cards = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(cards).toHaveText(['Playlist of the Week', 'Quick Actions', 'Find us', 'Theme']);
  for (const name of ['Calendar', 'Sports Lobby']) {
    await expect(page.getByRole('navigation', { name: 'Places' }).getByRole('link', { name })).toBeVisible();
  }
  await expect(page.getByRole('link', { name: 'Admin Login' })).toHaveAttribute('href', '/auth');
  await expectNoAxeFindings(page);

  await page.getByRole('main').getByText('Light', { exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await expectNoAxeFindings(page);

  await page.getByRole('link', { name: 'View All Clubs' }).click();
  await expect(page).toHaveURL('/clubs');
});

test('the link to the admin dashboard clears the session flags of the admin area', { tag: '@whole' }, async ({
  page,
}) => {
  await login(page, 'admin');
  await openPage(page, '/more');
  const flags = () =>
    page.evaluate(() =>
      ['isAdmin', 'adminUsername', 'adminAuthenticated', 'isLoggedIn'].map((flag) => sessionStorage.getItem(flag)),
    );
  await expect.poll(flags).toEqual(['true', 'admin', 'true', 'true']);
  await page.getByRole('link', { name: 'Admin Dashboard' }).click();
  await expect(page).toHaveURL('/admin/dashboard');
  expect(await flags()).toEqual([null, null, null, 'true']);
});

test('the search works with the keyboard alone', async ({ page }) => {
  await login(page, 'member');
  await openPage(page, '/more');
  await expect(page.getByRole('heading', { name: 'Quick Actions' })).toBeVisible();
  await page.keyboard.press('/');
  await expect(box(page)).toBeFocused();
  await page.keyboard.type('princton');
  const results = page.getByRole('region', { name: 'Search results' });
  await expect(results.getByRole('link').first()).toBeVisible();
  await expect(page).toHaveURL('/more?q=princton');
  await expectNoAxeFindings(page);

  await page.keyboard.press('ArrowDown');
  await expect(results.getByRole('link').first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(results.getByRole('link').nth(1)).toBeFocused();
  await page.keyboard.press('End');
  await expect(results.getByRole('link').last()).toBeFocused();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowUp');
  await expect(box(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(box(page)).toHaveValue('');
  await expect(page.getByRole('heading', { name: 'Quick Actions' })).toBeVisible();

  await page.keyboard.type('chess');
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(onMore);
  await page.goBack();
  await expect(page).toHaveURL('/more?q=chess');
  await expect(box(page)).toHaveValue('chess');
});

test('each search result leads to the page that shows it', { tag: '@whole' }, async ({ page }) => {
  await login(page, 'member');
  const openResult = async (q: string, group: string) => {
    await openPage(page, '/more');
    await box(page).fill(q);
    const found = page.getByRole('region', { name: group, exact: true }).getByRole('link').first();
    const name = (await found.locator('span.font-bold').textContent()) ?? '';
    await found.click();
    await expect(page).not.toHaveURL(onMore);
    return name;
  };
  const player = await openResult('bask', 'Players');
  await expect(page.getByRole('heading', { level: 1, name: player })).toBeVisible();
  const team = await openResult('bask', 'Teams');
  await expect(page.getByRole('heading', { level: 1, name: team, exact: true })).toBeVisible();
  await openResult('basketball', 'Games');
  await expect(page.getByRole('region', { name: 'The game you opened' }).getByRole('article')).toHaveCount(1);
  await expectNoAxeFindings(page);
  const club = await openResult('choir', 'Clubs');
  await expect(page.getByRole('heading', { level: 1, name: club })).toBeVisible();
  const announcement = await openResult('derby', 'Announcements');
  await expect(
    page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: announcement }) }),
  ).toBeFocused();
  await openResult('netball', 'Highlights');
  await expect(page.getByRole('link', { name: 'Back', exact: true })).toHaveAttribute('href', '/more');
});

test('the search also finds anchors, pages, workouts and tips, and leads to each of them', { tag: '@whole' }, async ({
  page,
}) => {
  await login(page, 'member');
  const openResult = async (q: string, group: string, name: string) => {
    await openPage(page, '/more');
    await box(page).fill(q);
    const link = page.getByRole('region', { name: group, exact: true }).getByRole('link', { name }).first();
    await expect(link).toBeVisible();
    await expectNoAxeFindings(page);
    await link.click();
    await expect(page).not.toHaveURL(onMore);
  };
  const row = (name: string) => page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });
  await openResult('calender', 'Pages', 'Calendar');
  await expect(page).toHaveURL('/calendar');
  await openResult('box score', 'Pages', 'Box Score');
  await expect(page).toHaveURL('/box-score');
  await openResult('dark mode', 'Pages', 'My account');
  await expect(page.getByRole('heading', { name: 'Theme' })).toBeVisible();
  await openResult('naadira', 'Residence Anchors', 'Naadira Essop');
  await expect(row('Naadira Essop')).toBeInViewport();
  await expect(row('Naadira Essop')).toBeFocused();
  await openResult('kabelo mod', 'Ground Anchor Members', 'Kabelo Modise');
  await expect(page.getByRole('dialog', { name: 'Kabelo Modise' })).toContainText('GA Captain');
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/home');
  await openResult('gobelt', 'Workouts', 'Dumbbell Strength');
  await expect(row('Dumbbell Strength')).toBeInViewport();
  await expect(row('Dumbbell Strength')).toBeFocused();
  await openResult('botle', 'Better Living', 'Keep a bottle in sight');
  await expect(row('Keep a bottle in sight')).toBeInViewport();

  await openPage(page, '/more');
  await box(page).fill('laundry');
  await expect(page.getByText('Nothing found for “laundry”')).toBeVisible();
});

test('recent searches are kept on the device, and can be cleared', { tag: '@whole' }, async ({ page }) => {
  await login(page, 'member');
  await openPage(page, '/more');
  await box(page).fill('chess');
  await page.getByRole('region', { name: 'Search results' }).getByRole('link').first().click();
  await openPage(page, '/more');
  await page.getByRole('button', { name: 'chess', exact: true }).click();
  await expect(box(page)).toHaveValue('chess');
  await expect(page.getByRole('region', { name: 'Search results' }).getByRole('link').first()).toBeVisible();
  await page.getByRole('button', { name: 'Clear the search' }).click();
  await expectNoAxeFindings(page);
  await page.getByRole('button', { name: 'Clear recent searches' }).click();
  await expect(page.getByRole('heading', { name: 'Recent searches' })).toBeHidden();
  await reloadPage(page);
  await expect(page.getByRole('heading', { name: 'Quick Actions' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Recent searches' })).toBeHidden();
});

test('says when nothing is found, and when the search fails', { tag: '@whole' }, async ({ page }) => {
  await login(page, 'member');
  await openPage(page, '/more');
  await box(page).fill('qqqqzzzz');
  await expect(page.getByText('Nothing found for “qqqqzzzz”')).toBeVisible();
  await expectNoAxeFindings(page);
  await page.getByRole('button', { name: 'Clear the search' }).click();
  await page.route('**/api/search?*', (route) => route.fulfill({ status: 429, json: { message: 'Too many' } }));
  await box(page).fill('rugby');
  await expect(page.getByText('The search did not work')).toBeVisible();
  await expectNoAxeFindings(page);
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('region', { name: 'Search results' }).getByRole('link').first()).toBeVisible();
});

test('the link to a game that no longer exists says so on the games page', { tag: '@whole' }, async ({ page }) => {
  await login(page, 'member');
  await openPage(page, '/games?game=2000000000');
  await expect(page.getByText('This game was not found')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'League Games' })).toBeVisible();
});

/** The URL of More itself, not one that contains its path as the way back. */
const onMore = /:\d+\/more(\?|$)/;

const box = (page: Page) => page.getByRole('searchbox', { name: 'Search the village...' });
