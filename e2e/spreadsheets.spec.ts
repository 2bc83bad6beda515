import { readFile } from 'node:fs/promises';
import { type Download, expect, type Page } from '@playwright/test';
import { expectNoAxeFindings, login, openPage, test } from './fixtures.ts';
import { getPassword } from './people.ts';

test.use({ viewport: { width: 360, height: 740 } });

/** Adds a sport of this test's own, so that its lists contain no rows of other tests. */
async function addSport(page: Page): Promise<string> {
  const name = `Walking ${crypto.randomUUID().slice(0, 8)}`;
  const response = await page.request.post('/api/sports', {
    data: { name },
    headers: { 'sec-fetch-site': 'same-origin' },
  });
  expect(response.status(), await response.text()).toBe(201);
  return name;
}

async function downloadGames(page: Page): Promise<Download> {
  const download = page.waitForEvent('download');
  await page.getByRole('tabpanel').getByRole('link', { name: 'Games', exact: true }).click();
  return download;
}

/** No other sport has this team, from which the app would infer the sport. */
const only = crypto.randomUUID().slice(0, 8);

const file = [
  'Autumn walks',
  'Match Date;Start;At home;Away;Home score;Away score',
  `16/08/2026;7:30 PM;Lions;"=Rovers; ""${only}"""; 2;1`,
  'soon;7:30 PM;Lions;Comets;;',
  '23/08/2026;3 pm;Comets;Lions;;',
].join('\r\n');

test('an admin imports a list with a broken row, and exports it again', { tag: '@dates' }, async ({ page }) => {
  await login(page, 'admin');
  const sport = await addSport(page);
  await openPage(page, '/admin/dashboard');
  await page.getByRole('button', { name: 'All admin pages' }).click();
  await page.getByRole('link', { name: /^Spreadsheets/ }).click();
  await expect(page.getByRole('heading', { name: 'Templates with the headings' })).toBeVisible();
  await expectNoAxeFindings(page);
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'walks.csv', mimeType: 'text/csv', buffer: Buffer.from(file) });
  await expect(page.getByRole('alert').filter({ hasText: 'there is none for home' })).toBeVisible();
  const sheetGroup = page.getByRole('group').filter({ hasText: 'Fixtures and results' });
  await sheetGroup.getByLabel('Home', { exact: false }).first().selectOption({ label: 'At home' });
  await expect(page.getByRole('alert').filter({ hasText: 'The file names no sport' })).toBeVisible();
  await sheetGroup.getByLabel('Sport', { exact: true }).first().selectOption({ label: sport });
  const teams = page.getByLabel(/^Add 3 missing teams: Lions, /);
  await expect(teams).not.toBeChecked();
  await expect(page.getByRole('button', { name: 'Answer above first' })).toBeDisabled();
  await teams.check();
  await page
    .getByRole('radiogroup', { name: 'Games of past days without a score' })
    .getByText('Played, result to come')
    .click();
  await page.getByRole('button', { name: /^Refused/ }).click();
  await expect(page.getByText('soon · 7:30 PM · Lions · Comets', { exact: true })).toBeVisible();
  await expect(page.getByText("'soon' is not a date (day first, or year first)")).toBeVisible();
  await expect(page.getByText('Line 4')).toBeVisible();
  const importButton = page.getByRole('button', { name: 'Import 2 rows' });
  await expect(importButton).toBeDisabled();
  await expectNoAxeFindings(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);

  await page.getByLabel('Import the other rows without the refused one').check();
  await page.route(
    /\/api\/imports\/fixtures\?/,
    (route) => route.fulfill({ status: 403, json: { message: 'Admin authentication required', code: 'step-up' } }),
    { times: 1 },
  );
  await importButton.press('Enter');
  const question = page.getByRole('dialog', { name: 'Admin Authentication Required' });
  await question.getByPlaceholder('Enter admin password').fill(getPassword('admin'));
  await page.keyboard.press('Enter');
  await expect(page.getByText('2 added, 0 changed, 0 skipped, 1 left out, 3 missing teams added')).toBeVisible();
  await expectNoAxeFindings(page);

  await page.getByRole('tab', { name: 'Export' }).click();
  expect((await downloadGames(page)).suggestedFilename()).toBe('games.xlsx');
  await page.getByRole('radio', { name: 'CSV' }).press('Space');
  const saved = await downloadGames(page);
  expect(saved.suggestedFilename()).toBe('games.csv');
  const lines = (await readFile(await saved.path(), 'utf8')).split('\r\n').filter((line) => line.includes(sport));
  expect(lines).toEqual([
    `2026-08-23,15:00,${sport},Comets,Lions,,,upcoming,league,,,,,,,TBA,2026,,,,,,,`,
    `2026-08-16,19:30,${sport},Lions,"'=Rovers; ""${only}""",2,1,completed,league,,,,,,,TBA,2026,,,,,,,`,
  ]);
  await expectNoAxeFindings(page);
});
