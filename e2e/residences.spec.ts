import { expect, type Page } from '@playwright/test';
import { expectNoAxeFindings, login, openPage, reloadPage, test } from './fixtures.ts';
import { fromTheApp } from './live-game.ts';

const residence = (page: Page) => page.getByRole('main').getByRole('combobox', { name: 'Residence' });

test('a new member may choose a residence and change it later, and no other member sees it', { tag: '@whole' }, async ({
  page,
}) => {
  await openPage(page, '/');
  await page.getByRole('tab', { name: 'Join Fleet' }).click();
  await page.getByLabel('Choose Identity').fill(`res${crypto.randomUUID().slice(0, 8)}`);
  await page.locator('input[name=password]').fill('a long enough phrase');
  await page.locator('input[name=confirmPassword]').fill('a long enough phrase');
  await page.getByLabel('Residence (optional)').selectOption({ label: 'Oak Res' });
  await expectNoAxeFindings(page);
  await page.getByRole('button', { name: 'Join The Arena' }).click();
  await expect(page).toHaveURL('/home');
  await openPage(page, '/account');
  await expect(residence(page).locator('option:checked')).toHaveText('Oak Res');
  await expect(residence(page).getByRole('option', { name: 'Impala Lodge' })).toHaveCount(0);
  await residence(page).selectOption({ label: 'Knox House' });
  await expect(page.getByText('You live at Knox House')).toBeVisible();
  await expectNoAxeFindings(page);
  await reloadPage(page);
  await expect(residence(page).locator('option:checked')).toHaveText('Knox House');
  const { id } = await (await page.request.get('/api/user')).json();
  expect((await page.request.get(`/api/people/${id}/residences`)).status()).toBe(403);
});

test('an admin makes a residence of a team, and can set the residence of a member', async ({ page }) => {
  const name = `Fig House ${crypto.randomUUID().slice(0, 6)}`;
  await login(page, 'admin');
  const data = { name, sportId: 10, gender: 'Mixed' };
  const { id } = await (await page.request.post('/api/teams', { data, headers: fromTheApp })).json();
  await openPage(page, '/admin/dashboard');
  await page.getByRole('button', { name: 'All admin pages' }).click();
  await page.getByRole('link', { name: /^Residences/ }).click();
  await expectNoAxeFindings(page);
  const one = page.getByRole('button', { name: `Make it a residence: ${name}, Pool` });
  const all = page.getByRole('button', { name: /^Show all/ });
  // The list shows only a few at first, and other tests add their own.
  await expect(one.or(all).first()).toBeVisible();
  if (await all.isVisible()) await all.click();
  await one.click();
  await expect(page.getByText(`${name} belongs to ${name}`)).toBeVisible();
  await page.getByRole('button', { name: `Edit ${name}` }).click();
  await page.getByRole('dialog').getByLabel('Residents').fill('120');
  await expectNoAxeFindings(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click();
  const card = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: `Edit ${name}` }) });
  await expect(card).toContainText(/(Of this village|Other residence) · 120 residents/);

  await openPage(page, '/admin/people?search=member');
  await page.getByRole('list', { name: 'People' }).getByRole('button').first().click();
  await expect(page.getByRole('dialog').getByRole('combobox', { name: 'Residence' })).toBeVisible();
  await expectNoAxeFindings(page);
  await page.request.delete(`/api/teams/${id}`, { headers: fromTheApp });
});

test('draws a joint team in the colours of both residences', { tag: '@whole' }, async ({ page }) => {
  await login(page, 'member');
  await openPage(page, '/teams?sport=11');
  const card = page.getByRole('link', { name: /Kingfisher Impala/ });
  await expect(card.locator('path[fill="#2bb4d8"]')).toBeVisible();
  await expect(card.locator('path[fill="#525b73"]')).toBeVisible();
});

test('an officer records where a member lives, from one day until another', { tag: '@whole' }, async ({ page }) => {
  const username = `mover${crypto.randomUUID().slice(0, 8)}`;
  const data = { username, password: 'a long enough phrase' };
  expect((await page.request.post('/api/register', { data, headers: fromTheApp })).status()).toBe(201);
  await page.context().clearCookies();
  await login(page, 'officer');
  await openPage(page, '/ground-anchor-dashboard');
  await page.getByLabel('Username').fill('officer');
  await page.getByRole('button', { name: 'Verify' }).click();
  await page.getByRole('navigation', { name: 'More for officers' }).getByRole('link', { name: 'Residents' }).click();
  await page.getByRole('searchbox', { name: 'Search people by name' }).fill(username);
  const row = page.getByRole('list', { name: 'People' }).getByRole('button', { name: username });
  await expect(row).toContainText('No residence given');
  await expectNoAxeFindings(page);

  const dialog = page.getByRole('dialog', { name: username });
  const setResidence = async (name: string, day: string, label: 'From' | 'Until') => {
    await row.click();
    await dialog.getByRole('combobox', { name: 'Residence' }).selectOption({ label: name });
    await dialog.getByLabel(label).fill(day);
    await dialog.getByRole('button', { name: 'Save' }).click();
  };
  await setResidence('Oak Res', '2025-02-01', 'From');
  await expect(row).toContainText('Oak Res · Since Sat 1 Feb 2025');
  await setResidence('Knox House', '2025-01-31', 'From');
  await expect(dialog.getByText('Must be 2025-02-01 or later')).toBeVisible();
  await expect(dialog.getByLabel('From')).toBeFocused();
  await expectNoAxeFindings(page);
  await dialog.getByLabel('From').fill('2025-07-01');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(row).toContainText('Knox House · Since Tue 1 Jul 2025');
  await setResidence('Not set', '2025-12-01', 'Until');
  await expect(row).toContainText('No residence given');
  await row.click();
  await expect(dialog.getByRole('listitem')).toHaveText([
    'Knox House, Tue 1 Jul 2025 – Mon 1 Dec 2025',
    'Oak Res, Sat 1 Feb 2025 – Tue 1 Jul 2025',
  ]);
  await expectNoAxeFindings(page);
});
