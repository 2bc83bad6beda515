import { expect, type Page } from '@playwright/test';
import { expectNoAxeFindings, test } from './fixtures.ts';
import { ownVillage } from './own-village.ts';
import { passwordOf } from './people.ts';

const { at, comeIn } = ownVillage();
const dialog = (page: Page) => page.getByRole('dialog');
const field = (page: Page, name: string) => dialog(page).getByRole('textbox', { name, exact: true });
const press = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true }).click();

test('an admin keeps the playlists, and one of them is the Playlist of the Week', async ({ page }) => {
  await comeIn(page);
  await page.goto(at('/admin/dashboard?tab=content'));
  await page.getByRole('button', { name: /^Playlists/ }).click();
  await expect(page.getByText('No playlists found')).toBeVisible();

  await page.getByRole('button', { name: 'Add Playlist' }).click();
  await field(page, 'Spotify link').fill('https://example.org/playlist');
  await press(page, 'Save');
  await expect(dialog(page).getByText('This is required')).toBeVisible();
  await expect(dialog(page).getByText('Must be a link to Spotify')).toBeVisible();
  await field(page, 'Title').fill('Warm-Up');
  await field(page, 'Spotify link').fill('https://open.spotify.com/playlist/1');
  await dialog(page).getByRole('button', { name: 'Add a row' }).click();
  await field(page, 'Title, Tracks 1').fill('Lights On');
  await field(page, 'Artist, Tracks 1').fill('Village Brass');
  await expectNoAxeFindings(page);
  await refuseOnce(page, 'POST', 429, { message: 'Not just now', code: 'limit' });
  await press(page, 'Save');
  await expect(page.getByText('Failed to add playlist')).toBeVisible();
  await expect(field(page, 'Artist, Tracks 1')).toHaveValue('Village Brass');
  await press(page, 'Save');
  await expect(page.getByText('Playlist added successfully')).toBeVisible();

  const row = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Warm-Up' }) });
  await expect(row.getByRole('region', { name: 'Tracks of Warm-Up' })).toContainText('Lights On Village Brass');
  await expect(row.getByRole('link', { name: /^Spotify/ })).toHaveAttribute('rel', 'noopener noreferrer');
  await row.getByRole('button', { name: 'Set as Current: Warm-Up' }).click();
  await expect(page.getByText("Playlist set as 'Playlist of the Week'")).toBeVisible();
  await expect(row.getByText('Current Playlist')).toBeVisible();
  await expect(row.getByRole('button', { name: 'Set as Current: Warm-Up' })).toBeHidden();
  await expectNoAxeFindings(page);

  await row.getByRole('button', { name: 'Edit Warm-Up' }).click();
  await field(page, 'Curator').fill('Buhle');
  await refuseOnce(page, 'PATCH', 403, { message: 'Admin authentication required', code: 'step-up' });
  await press(page, 'Save');
  const question = page.getByRole('dialog', { name: 'Admin Authentication Required' });
  await question.getByPlaceholder('Enter admin password').fill(passwordOf('admin'));
  await question.getByRole('button', { name: 'Verify' }).click();
  await expect(page.getByText('Playlist updated successfully')).toBeVisible();
  await expect(row).toContainText('Buhle');

  await row.getByRole('button', { name: 'Delete Warm-Up' }).click();
  await expect(
    dialog(page).getByText('Are you sure you want to delete the playlist "Warm-Up"? This action cannot be undone.'),
  ).toBeVisible();
  await press(page, 'Delete');
  await expect(page.getByText('Playlist deleted successfully')).toBeVisible();
  await expect(page.getByText('No playlists found')).toBeVisible();
});

test('a long title leaves Logout its place on a narrow phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await comeIn(page);
  await page.goto(at('/admin/announcements'));
  const title = page.getByRole('heading', { name: 'Announcements', level: 1 });
  const logout = page.getByRole('button', { name: 'Logout' });
  await expect(title).toBeVisible();
  const titleEnd = await title.evaluate((heading) => heading.getBoundingClientRect().right);
  const logoutStart = await logout.evaluate((button) => button.getBoundingClientRect().left);
  expect(titleEnd).toBeLessThanOrEqual(logoutStart);
});

async function refuseOnce(page: Page, method: string, status: number, json: object) {
  let refused = false;
  await page.route(/\/api\/playlists(\/\d+)?$/, (route) => {
    if (refused || route.request().method() !== method) return route.fallback();
    refused = true;
    return route.fulfill({ status, json });
  });
}
