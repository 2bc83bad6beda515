import { expect } from '@playwright/test';
import { expectNoAxeFindings, login, openPage, test } from './fixtures.ts';
import { fromTheApp } from './live-game.ts';
import { newGame } from './talk.ts';

test('the location of a game leads to its venue, which shows where it is and who plays', async ({ page }) => {
  await login(page, 'member');
  await openPage(page, '/games');
  await page.getByRole('article').filter({ hasText: 'Village Court' }).first().getByRole('link').first().click();
  await page.getByRole('main').getByRole('link', { name: 'Village Court', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Village Court' })).toBeVisible();
  await expect(page).toHaveTitle('Village Court · Village Arena');
  await expect(page.getByText('Behind reception, beside the library steps')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Open in maps' })).toHaveAttribute('href', /^https:\/\//);
  await expect(page.getByRole('heading', { name: 'Today' })).toBeVisible();
  const week = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Next 7 days' }) });
  await expect(week.getByText('Princeton Village').first()).toBeVisible();
  await expectNoAxeFindings(page);
  await week
    .getByRole('link', { name: /Princeton Village/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/games\/\d+$/);
  // The URL changes before the page: until then the links are those of the venue's games.
  await expect(page.getByRole('heading', { level: 1, name: 'Village Court' })).toBeHidden();
  await page.getByRole('main').getByRole('link', { name: 'Village Court' }).click();
  await expect(page).toHaveURL(/\/venues\/\d+$/);
});

test('one page lists all venues, and the search finds them', { tag: '@whole' }, async ({ page }) => {
  await login(page, 'member');
  await openPage(page, '/venues');
  await expect(page.getByRole('link', { name: 'Jacaranda Courts' })).toBeVisible();
  const card = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: 'Village Court' }) });
  await expect(card.getByText('Basketball · Netball')).toBeVisible();
  await expect(card.getByText(/^(Open until \d\d:\d\d|Closed)/)).toBeVisible();
  await expect(card.getByText(/ v /)).toBeVisible();
  const lines = await page.getByRole('main').getByRole('listitem').allInnerTexts();
  const firstAway = lines.findIndex((text) => text.includes('Away ground'));
  expect(firstAway, 'the village’s own come first').toBeGreaterThan(5);
  expect(lines.slice(firstAway).every((text) => text.includes('Away ground'))).toBe(true);
  await expectNoAxeFindings(page);
  await openPage(page, '/more');
  await page.getByRole('searchbox', { name: 'Search the village...' }).fill('jacaranda');
  await page
    .getByRole('region', { name: 'Venues' })
    .getByRole('link', { name: /Jacaranda Courts/ })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Jacaranda Courts' })).toBeVisible();
  await openPage(page, '/venues/999999');
  await expect(page.getByText('This venue was not found')).toBeVisible();
});

test('an admin makes a venue of a game’s location, and sets its opening hours', { tag: '@whole' }, async ({
  page,
  browser,
  baseURL,
}) => {
  const { id: game, location: place } = await newGame(browser, baseURL);
  await login(page, 'admin');
  await openPage(page, '/admin/dashboard');
  await page.getByRole('button', { name: 'All admin pages' }).click();
  await page.getByRole('link', { name: /^Manage Venues/ }).click();
  const one = page.getByRole('button', { name: `Make it a venue: ${place}` });
  const all = page.getByRole('button', { name: /^Show all/ });
  // The list shows only a few at first, and other tests add their own.
  await expect(one.or(all).first()).toBeVisible();
  if (await all.isVisible()) await all.click();
  await one.click();
  await expect(page.getByText(`${place} is a venue`)).toBeVisible();
  await expectNoAxeFindings(page);
  await page.getByRole('button', { name: `Edit ${place}` }).click();
  const form = page.getByRole('dialog');
  await form.getByRole('button', { name: 'Add a row' }).first().click();
  for (const [label, typed] of [
    ['Day, Opening hours 1', 'mon'],
    ['Opens, Opening hours 1', '9:00'],
    ['Closes, Opening hours 1', '8:00'],
  ] as const) {
    await form.getByLabel(label).fill(typed);
  }
  await form.getByLabel('Chess').check();
  await form.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(form.getByText('must be after it opens')).toBeVisible();
  await expectNoAxeFindings(page);
  await form.getByLabel('Closes, Opening hours 1').fill('21:00');
  await form.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Venue updated successfully')).toBeVisible();
  await page.getByRole('button', { name: `Delete ${place}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('This venue is used by 1 game')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await openPage(page, `/games/${game}`);
  await page.getByRole('link', { name: place }).click();
  await expect(page.getByText('Mon 09:00–21:00')).toBeVisible();
  await page.request.delete(`/api/games/${game}`, { headers: fromTheApp });
});
