import { type Browser, expect, type Page } from '@playwright/test';
import { expectNoAxeFindings, openPage, test } from './fixtures.ts';
import { fromTheApp, openListening } from './live-game.ts';
import { ownApp } from './own-app.ts';
import { jpegFile } from './pictures.ts';

const { at, logInAs } = ownApp();

test('guides the admin of an empty village through the first steps, and other browsers show each change at once', {
  tag: '@whole',
}, async ({ page, browser }) => {
  await logInAs(page, 'admin');
  await openPage(page, at('/admin/dashboard'));
  const steps = page.getByRole('region', { name: 'First steps' });
  await expect(steps.getByText('0 of 10 done')).toBeVisible();
  await expectNoAxeFindings(page);
  await steps.getByRole('link', { name: 'Name the village' }).click();

  const other = await openInAnotherBrowser(browser);
  await expect(other).toHaveTitle('Home · Village Arena');
  const appearance = page.getByRole('form', { name: 'Name and look' });
  await appearance.getByRole('textbox', { name: 'Name', exact: true }).fill('  ');
  await save(appearance);
  await expect(appearance.getByText('This is required')).toBeVisible();
  await appearance.getByRole('textbox', { name: 'Name', exact: true }).fill('Kgotla Grounds');
  await appearance.getByLabel('Accent colour').fill('#0b1f5c');
  await expectNoAxeFindings(page);
  await save(appearance);
  await expect(page.getByText('Settings saved')).toBeVisible();
  await expect(other).toHaveTitle('Home · Kgotla Grounds');
  await expect(other.getByRole('link', { name: 'Kgotla Grounds' })).toBeVisible();
  await expect.poll(() => readToken(other, '--accent')).toBe('#606d95');

  // Leaving the page by mistake loses neither the chosen logo nor the typed name, and both are saved.
  await appearance.getByLabel('Choose logo').setInputFiles(await jpegFile('logo', 400, 400));
  await appearance.getByRole('textbox', { name: 'Name', exact: true }).fill('Kgotla Park');
  await page.goBack();
  const leaving = page.getByRole('dialog', { name: 'Leave without saving?' });
  await expectNoAxeFindings(page);
  await leaving.getByRole('button', { name: 'Keep editing' }).click();
  await save(appearance);
  await expect(page.getByText('Settings saved')).toBeVisible();
  await expect(other).toHaveTitle('Home · Kgotla Park');
  await expect(other.locator('header img[src^="/uploads/"]').first()).toBeVisible();
  await other.reload({ waitUntil: 'commit' });
  await expect.poll(() => readToken(other, '--accent'), 'the accent comes with the page').toBe('#606d95');
  await other.context().close();

  await openPage(page, at('/admin/dashboard'));
  await expect(steps.getByText('2 of 10 done')).toBeVisible();
  for (const name of ['Kgotla Lions', 'Rovers']) {
    const data = { name, sportId: 1, gender: 'Mixed' };
    await page.request.post(at('/api/teams'), { data, headers: fromTheApp });
  }
  await steps.getByRole('button', { name: /^First steps/ }).click();
  await steps.getByRole('button', { name: 'Which team is yours?' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Your team' }).fill('lio');
  await page.keyboard.press('Enter');
  await dialog.getByLabel('Recognised by').fill('Kgotla');
  await expect(dialog.getByText('Kgotla Lions.')).toBeVisible();
  await expect(dialog.getByLabel('Shown as')).toHaveValue('');
  await expectNoAxeFindings(page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('The home side is Kgotla Lions')).toBeVisible();
  await expect(steps.getByText('5 of 10 done')).toBeVisible();
  expect(await (await page.request.get(at('/api/settings'))).json()).toMatchObject({ homeSideName: null });
  await steps.getByRole('button', { name: 'Which team is yours?' }).click();
  await dialog.getByRole('combobox', { name: 'Your team' }).fill('none');
  await page.keyboard.press('Enter');
  await expect(dialog.getByLabel('Recognised by')).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('No team is the home side')).toBeVisible();
  await expect(steps.getByText('5 of 10 done')).toBeVisible();
  await steps.getByRole('button', { name: 'Dismiss' }).click();
  await expect(steps).toBeHidden();
});

test('when two admins change one setting, the second sees both values and keeps what was typed', {
  tag: '@whole',
}, async ({ page }) => {
  await logInAs(page, 'admin');
  await openListening(page, at('/admin/settings'));
  const season = page.getByRole('form', { name: 'Season and time' });
  await season.getByLabel('Season').fill('2031');
  await patch(page, { season: '2030', seriesName: 'Courtside' });
  await expect(season.getByText('Season: someone else changed this while you were editing it.')).toBeVisible();
  await expect(page.getByRole('form', { name: 'Streams and links' }).getByLabel('News series')).toHaveValue(
    'Courtside',
  );
  await expectNoAxeFindings(page);
  await season.getByRole('button', { name: 'Keep mine' }).click();

  await page.route('**/api/settings', (route) =>
    route.request().method() === 'PATCH'
      ? route.fulfill({ status: 429, json: { message: 'Nothing can be saved right now.', code: 'limit' } })
      : route.fallback(),
  );
  await save(season);
  await expect(page.getByText('Nothing can be saved right now.')).toBeVisible();
  await expect(season.getByLabel('Season')).toHaveValue('2031');
  await page.unroute('**/api/settings');
  await save(season);
  await expect(page.getByText('Settings saved')).toBeVisible();
  const response = await page.request.get(at('/api/settings'));
  expect(await response.json()).toMatchObject({ season: '2031', seriesName: 'Courtside' });
});

/** Opens Home in another browser context. */
async function openInAnotherBrowser(browser: Browser): Promise<Page> {
  const other = await (await browser.newContext({ viewport: { width: 1280, height: 800 } })).newPage();
  await logInAs(other, 'admin');
  await openListening(other, at('/home'));
  return other;
}

const save = (form: ReturnType<Page['getByRole']>) => form.getByRole('button', { name: 'Save' }).click();

const patch = (page: Page, data: object) => page.request.patch(at('/api/settings'), { data, headers: fromTheApp });

const readToken = (page: Page, name: string) =>
  page.evaluate((token) => getComputedStyle(document.documentElement).getPropertyValue(token), name);
