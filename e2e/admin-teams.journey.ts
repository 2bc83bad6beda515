import { expect, type Page } from '@playwright/test';
import { expectNoAxeFindings, login, test, withoutStream } from './fixtures.ts';
import { passwordOf } from './people.ts';

const dialog = (page: Page) => page.getByRole('dialog');
const field = (page: Page, name: string) => dialog(page).getByLabel(name, { exact: false }).first();
const press = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true }).click();

test('an admin keeps a team and its roster', async ({ page }) => {
  test.slow();
  const word = Math.random().toString(36).slice(2, 8);
  await login(page, 'admin');
  await withoutStream(page);
  await page.goto('/admin/dashboard?tab=rosters');
  await page.getByRole('combobox', { name: 'Sport' }).selectOption('Hockey');
  await page.getByRole('button', { name: 'Add Team' }).click();
  await press(page, 'Save');
  await expect(dialog(page).getByText('This is required').first()).toBeVisible();
  await field(page, 'Team Name').fill(`Kites ${word}`);
  await field(page, 'Sport').selectOption('Hockey');
  await field(page, 'Gender').selectOption('Mixed');
  await failOnce(page, 'teams');
  await press(page, 'Save');
  await expect(page.getByText('Failed to add team')).toBeVisible();
  await expect(field(page, 'Team Name')).toHaveValue(`Kites ${word}`);
  await press(page, 'Save');
  await expect(page.getByText('Team added successfully')).toBeVisible();

  const team = page.getByRole('listitem').filter({ hasText: word });
  await team.getByRole('button', { name: 'Manage Roster' }).click();
  await expect(page).toHaveURL(/tab=rosters&team=\d+/);
  await expect(page.getByRole('heading', { name: `Kites ${word}` })).toBeVisible();
  await expect(page.getByText('No players in this team yet')).toBeVisible();
  await expectNoAxeFindings(page);

  await page.getByRole('button', { name: 'Add Player' }).click();
  await field(page, 'Name').fill(`Lwazi ${word}`);
  await field(page, 'Jersey Number').fill('100');
  await press(page, 'Save');
  await expect(dialog(page).getByText('Must be at most 99')).toBeVisible();
  await field(page, 'Jersey Number').fill('11');
  await expectNoAxeFindings(page);
  const closed = await closeWindowOnce(page);
  await press(page, 'Save');
  const question = page.getByRole('dialog', { name: 'Admin Authentication Required' });
  await question.getByPlaceholder('Enter admin password').fill(passwordOf('admin'));
  await question.getByRole('button', { name: 'Verify' }).click();
  await expect(page.getByText('Player added successfully')).toBeVisible();
  expect(closed()).toBe(1);

  const player = page.getByRole('listitem').filter({ hasText: word });
  await expect(player).toContainText('11');
  await player.getByRole('button', { name: 'Edit' }).click();
  await field(page, 'Jersey Number').fill('');
  await dialog(page).getByLabel('Captain').check();
  await press(page, 'Save');
  await expect(page.getByText('Player updated successfully')).toBeVisible();
  await expect(player).toContainText('Captain');
  await expect(player).not.toContainText('11');

  await page.getByRole('button', { name: 'All teams' }).click();
  await team.getByRole('button', { name: 'Delete' }).click();
  await press(page, 'Delete');
  await expect(page.getByText('This team still has players or games')).toBeVisible();
  await press(page, 'Cancel');
  await team.getByRole('button', { name: 'Manage Roster' }).click();
  await player.getByRole('button', { name: 'Delete' }).click();
  await press(page, 'Delete');
  await expect(page.getByText('Player deleted successfully')).toBeVisible();
  await page.getByRole('button', { name: 'All teams' }).click();
  await team.getByRole('button', { name: 'Delete' }).click();
  await expect(
    dialog(page).getByText(`Are you sure you want to delete the team "Kites ${word}"? This action cannot be undone.`),
  ).toBeVisible();
  await press(page, 'Delete');
  await expect(page.getByText('Team deleted successfully')).toBeVisible();
  await expect(team).toBeHidden();
});

async function failOnce(page: Page, rows: string) {
  const busy = { status: 409, json: { message: 'Not just now' } };
  await page.route(
    new RegExp(`/api/${rows}$`),
    (route) => (route.request().method() === 'POST' ? route.fulfill(busy) : route.fallback()),
    { times: 1 },
  );
}

/** The first write meets a closed window; a real one closes after half an hour. */
async function closeWindowOnce(page: Page): Promise<() => number> {
  let refused = 0;
  await page.route('**/api/players', (route) => {
    if (route.request().method() !== 'POST' || refused > 0) return route.fallback();
    refused += 1;
    return route.fulfill({ status: 403, json: { message: 'Admin authentication required', code: 'step-up' } });
  });
  return () => refused;
}
