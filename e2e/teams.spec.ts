import { expect } from '@playwright/test';
import { expectNoAxeFindings, login, openPage, test } from './fixtures.ts';

test('a member reads a team’s roster and opens a player', async ({ page }) => {
  await login(page, 'member');
  await openPage(page, '/teams');
  const basketball = page.getByRole('tab', { name: 'Basketball' });
  await expect(basketball).toHaveAttribute('aria-selected', 'true');
  const profiles = page.getByRole('button', { name: /^View Profile/ });
  await expect(profiles.first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Related Clubs' })).toBeVisible();
  await expectNoAxeFindings(page);

  const preview = await profiles.count();
  await page.getByRole('button', { name: 'View All Players' }).click();
  expect(await profiles.count()).toBeGreaterThan(preview);
  await page.getByRole('button', { name: 'Show Less' }).click();
  await expect(profiles).toHaveCount(preview);

  await page.getByRole('link', { name: /^Knox House Hawks/ }).click();
  await expect(page).toHaveURL(/\/teams\/\d+$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Knox House Hawks' })).toBeVisible();
  for (const heading of ['Results', 'Fixtures', 'Table']) {
    await expect(page.getByRole('heading', { name: heading, exact: true })).toBeVisible();
  }
  await expect(page.getByRole('row', { name: /Knox House Hawks/ })).toBeVisible();
  await expectNoAxeFindings(page);
  const player = page
    .getByRole('region', { name: /^Squad, season/ })
    .getByRole('link')
    .first();
  const name = (await player.locator('span.font-bold').textContent()) ?? '';
  await player.click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Best games' })).toBeVisible();
  await expectNoAxeFindings(page);
  await page.goBack();
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(page).toHaveURL(/\/teams(\?sport=1)?$/);
});

test('a row opens its team by keyboard too, and addresses of before lead there', { tag: '@whole' }, async ({
  page,
}) => {
  await login(page, 'member');
  await openPage(page, '/teams');
  await page.getByRole('link', { name: /^Knox House Hawks/ }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Knox House Hawks' })).toBeVisible();
  await expectNoAxeFindings(page);
  const { pathname } = new URL(page.url());
  await openPage(page, `/teams?sport=1&team=${pathname.split('/').at(-1)}`);
  await expect(page).toHaveURL(pathname);
  await openPage(page, '/teams/999999');
  await expect(page.getByText('This team was not found')).toBeVisible();
  await page.getByRole('link', { name: 'All teams' }).click();
  await expect(page).toHaveURL(/\/teams$/);
});

test('the arrow keys switch between sports', { tag: '@whole' }, async ({ page }) => {
  await login(page, 'member');
  await openPage(page, '/teams');
  await page.getByRole('tab', { name: 'Basketball' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Netball' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tab', { name: 'Netball' })).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Netball Teams' })).toBeVisible();
  await expect(page).toHaveURL(/sport=2/);
  await page.getByRole('link', { name: 'View All Clubs' }).click();
  await expect(page).toHaveURL(/\/more$/);
});

test('members see the clubs, and only admins see a hidden one', { tag: '@whole' }, async ({ page }) => {
  await login(page, 'admin');
  const club = `Hidden circle ${crypto.randomUUID().slice(0, 8)}`;
  const added = await page.request.post('/api/clubs', {
    data: { name: club, hidden: true },
    headers: { 'sec-fetch-site': 'same-origin' },
  });
  expect(added.status(), await added.text()).toBe(201);
  await openPage(page, '/clubs');
  await expect(page.getByRole('listitem').filter({ hasText: club }).getByText('Hidden', { exact: true })).toBeVisible();
  await expectNoAxeFindings(page);

  // An open page restarts for another account, which would abort the next navigation.
  await openPage(page, 'about:blank');
  await login(page, 'member');
  await openPage(page, '/clubs');
  await expect(page.getByRole('listitem').first()).toBeVisible();
  await expect(page.getByText(club)).toBeHidden();
  await page.getByRole('link', { name: 'Join a club' }).click();
  await expect(page).toHaveURL(/\/join$/);
});
