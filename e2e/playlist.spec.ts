import { expect } from '@playwright/test';
import { expectNoAxeFindingsInBothThemes, login, openPage, reloadPage, test } from './fixtures.ts';

test('More shows the Playlist of the Week in its three states', async ({ page }) => {
  await login(page, 'member');
  await openPage(page, '/more');
  await expect(page.getByRole('heading', { name: 'Derby Week Warm-Up' })).toBeVisible();
  const spotify = page.getByRole('link', { name: /^Spotify/ });
  await expect(spotify).toHaveAttribute('href', /^https:\/\/open\.spotify\.com\//);
  await expect(spotify).toHaveAttribute('rel', 'noopener noreferrer');
  const tracks = page.getByRole('region', { name: 'Tracks of Derby Week Warm-Up' }).getByRole('listitem');
  await expect(tracks).toHaveCount(5);
  await page.getByRole('button', { name: 'Show all 7 tracks' }).click();
  await expect(tracks.last()).toContainText('Last Bus to Res');
  await expectNoAxeFindingsInBothThemes(page);
  await page.route('**/api/playlists/active', (route) => route.fulfill({ json: null }));
  await reloadPage(page);
  await expect(page.getByText('No Active Playlist')).toBeVisible();
  await expect(page.getByText('Check back soon for the Playlist of the Week')).toBeVisible();
  await page.unrouteAll();
  await page.route('**/api/playlists/active', (route) =>
    route.fulfill({ status: 429, json: { message: 'Too many requests' } }),
  );
  await reloadPage(page);
  await expect(page.getByRole('alert').filter({ hasText: 'Unable to load playlist' })).toContainText(
    'Please try again later',
  );
});
