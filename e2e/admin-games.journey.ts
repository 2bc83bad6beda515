import { expect, type Page } from '@playwright/test';
import { expectNoAxeFindings, login, test, withoutStream } from './fixtures.ts';
import { fromTheApp } from './live-game.ts';
import { passwordOf } from './people.ts';

const dialog = (page: Page) => page.getByRole('dialog');
const field = (page: Page, name: string) => dialog(page).getByLabel(name);
const press = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true }).click();

test('an admin adds, scores and deletes a game, and postpones several', async ({ page }) => {
  test.slow();
  const word = Math.random().toString(36).slice(2, 8);
  await login(page, 'admin');
  await withoutStream(page);
  await page.goto('/admin/dashboard?tab=games');
  await expect(page.getByRole('tab', { name: 'Manage Games', selected: true })).toBeVisible();
  const card = page.getByRole('listitem').filter({ hasText: `Court ${word}` });
  const search = page.getByRole('searchbox', { name: 'Search games...' });

  await search.fill(word);
  await page.getByRole('button', { name: 'Add Game' }).click();
  await press(page, 'Save');
  await expect(dialog(page).getByText('This is required').first()).toBeVisible();
  await expect(field(page, 'Sport')).toBeFocused();
  await field(page, 'Sport').selectOption('Chess');
  const teams = field(page, 'Home Team').locator('option[value]:not([value=""])');
  await field(page, 'Home Team').selectOption({ value: (await teams.first().getAttribute('value')) ?? '' });
  await field(page, 'Away Team').selectOption({ value: (await teams.first().getAttribute('value')) ?? '' });
  await field(page, 'Date & Time').fill('2025-03-01T10:00');
  await field(page, 'Location').fill(`Court ${word}`);
  await press(page, 'Save');
  await expect(dialog(page).getByText('A team cannot play against itself')).toBeVisible();
  await expect(page.getByText('Failed to add game')).toBeVisible();
  await field(page, 'Away Team').selectOption({ value: (await teams.nth(1).getAttribute('value')) ?? '' });
  await expectNoAxeFindings(page);
  await press(page, 'Save');
  await expect(page.getByText('Game added successfully')).toBeVisible();

  await expect(card).toContainText('Upcoming');
  await card.getByRole('button', { name: 'Edit' }).click();
  await field(page, 'Status').selectOption('Ongoing');
  await field(page, 'Category').selectOption('Tournament');
  await field(page, 'Home Score').fill('2');
  const refused = await closeWindowOnce(page);
  await press(page, 'Save');
  const question = page.getByRole('dialog', { name: 'Admin Authentication Required' });
  await question.getByPlaceholder('Enter admin password').fill(passwordOf('admin'));
  await question.getByRole('button', { name: 'Verify' }).click();
  await expect(page.getByText('Game updated successfully')).toBeVisible();
  expect(refused()).toBe(1);
  await expect(card).toContainText('TOURNAMENT');
  await expect(card).toContainText('Ongoing');

  await page.getByRole('combobox', { name: 'Status' }).selectOption('Completed');
  await expect(page.getByText('No games found')).toBeVisible();
  await page.getByRole('combobox', { name: 'Status' }).selectOption('All statuses');
  await card.getByRole('button', { name: 'Delete' }).click();
  await expect(dialog(page).getByText(/^Are you sure you want to delete the game ".* v .*"\?/)).toBeVisible();
  await press(page, 'Delete');
  await expect(page.getByText('Game deleted successfully')).toBeVisible();
  await expect(card).toBeHidden();
  await expect(page.getByText('No games found')).toBeVisible();

  const ids = await twoGames(page, word);
  await page.reload();
  await search.fill(word);
  await page.getByRole('button', { name: 'Select', exact: true }).click();
  await page.getByRole('button', { name: 'Select all' }).click();
  await expect(page.getByText('2 selected')).toBeVisible();
  await expectNoAxeFindings(page);
  await page.getByRole('button', { name: 'Postpone' }).click();
  await expect(dialog(page)).toHaveAccessibleName('Postpone these 2 games?');
  await press(page, 'Postpone');
  await expect(page.getByText('2 games postponed')).toBeVisible();
  await expect(card.getByText('Postponed')).toHaveCount(2);
  for (const id of ids) await page.request.delete(`/api/games/${id}`, { headers: fromTheApp });
});

/** The first write meets a closed window; a real one closes after half an hour. */
async function closeWindowOnce(page: Page): Promise<() => number> {
  let refused = 0;
  await page.route(/\/api\/games\/\d+$/, (route) => {
    if (route.request().method() !== 'PATCH' || refused > 0) return route.fallback();
    refused += 1;
    return route.fulfill({ status: 403, json: { message: 'Admin authentication required', code: 'step-up' } });
  });
  return () => refused;
}

async function twoGames(page: Page, word: string): Promise<number[]> {
  const teams: { id: number; sportId: number }[] = await (await page.request.get('/api/teams?sportId=7')).json();
  const [home, away] = teams;
  const ids: number[] = [];
  for (const hour of ['10', '12']) {
    const answer = await page.request.post('/api/games', {
      data: {
        sportId: 7,
        homeTeamId: home?.id,
        awayTeamId: away?.id,
        dateTime: `2025-03-01T${hour}:00:00Z`,
        location: `Court ${word}`,
      },
      headers: fromTheApp,
    });
    expect(answer.status(), await answer.text()).toBe(201);
    ids.push((await answer.json()).id);
  }
  return ids;
}
