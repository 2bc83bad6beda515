import { expect, type Page } from '@playwright/test';
import { buildWorkbook, leagueWorkbook, rosterWorkbook } from '#platform/spreadsheets/testing/corpus.ts';
import { expectNoAxeFindings, openPage, test } from './fixtures.ts';
import { ownApp } from './own-app.ts';

const { at, logInAs } = ownApp();

test.use({ viewport: { width: 360, height: 740 } });

/** Counts a newcomer's presses from the dashboard on; a file takes two more presses, in the device's own dialog. */
function countedPresses(page: Page) {
  let presses = 0;
  return {
    count: () => presses,
    press: async (name: string | RegExp) => {
      presses += 1;
      await page.getByRole('button', { name }).click();
    },
    tick: async (name: RegExp) => {
      presses += 1;
      await page.getByLabel(name).check();
    },
    choose: async (question: string, answer: string) => {
      presses += 1;
      await page.getByRole('radiogroup', { name: question }).getByText(answer, { exact: true }).click();
    },
    file: async (name: string, content: Uint8Array) => {
      presses += 3;
      await page.locator('input[type=file]').setInputFiles({ name, mimeType: xlsx, buffer: Buffer.from(content) });
    },
  };
}

const unplayed = 'Games of past days without a score';

const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

test('sets up an empty village from real workbooks: a cover, three sports, results and names in columns of their own', {
  tag: '@whole',
}, async ({ page }) => {
  await logInAs(page, 'admin');
  await openPage(page, at('/admin/dashboard'));
  const { press, tick, choose, file, count } = countedPresses(page);
  await press('All admin pages');
  await page.getByRole('link', { name: /^Spreadsheets/ }).click();

  await file('league.xlsx', leagueWorkbook());
  await expect(page.getByText('Fixtures and results · Soccer')).toBeVisible();
  await expect(page.getByText('Sheet Soccer, headings on line 2, 5 columns read')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Not read' })).toHaveText('Column not read: Referee');
  await expectNoAxeFindings(page);
  await tick(/^Add 4 missing teams: Oak Res, Princeton Village, Elm House, River Hall$/);
  await expect(page.getByText('Oak Res v Princeton Village, Sun 16 Aug 2026, 18:00')).toBeVisible();
  await choose(unplayed, 'Played, result to come');
  await expectNoAxeFindings(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await press('Import 3 rows');
  await expect(page.getByText('3 added, 0 changed, 3 skipped, 4 missing teams added')).toBeVisible();

  await press('Next sheet: Netball');
  await tick(/^Add 2 missing teams/);
  await choose(unplayed, 'Not played yet');
  await press('Import 2 rows');
  await press('Next sheet: Basketball');
  await tick(/^Add 2 missing teams/);
  await press('Import 1 row');
  await expect(page.getByText('The file is imported')).toBeVisible();

  await press('Import another file');
  await file('players.xlsx', rosterWorkbook());
  await expect(page.getByText('Players · the sport of each row')).toBeVisible();
  await press('Import 4 rows');
  await expect(page.getByText('4 added, 0 changed, 1 skipped')).toBeVisible();
  expect(count()).toBe(19);

  await openPage(page, at('/games'));
  await expect(page.getByText('Elm House').first()).toBeVisible();
});

const secondRound = [
  ['Date', 'Time', 'Home', 'Away', 'Status'],
  ['30/08/2026', 0.75, 'Princeton Village', 'Elm House', ''],
  ['06/09/2026', 0.75, 'Oak Ress', 'Elm House', ''],
  ['10/08/2026', 0.75, 'River Hall', 'Oak Res', 'played'],
];

/** Imports the first round, as the test above does. */
async function importFirstRound(page: Page) {
  const answer = await page.request.post(at('/api/imports/fixtures'), {
    headers: { 'sec-fetch-site': 'same-origin' },
    multipart: {
      answers: JSON.stringify({ team: 'new', past: 'played' }),
      file: { name: 'league.xlsx', mimeType: xlsx, buffer: Buffer.from(leagueWorkbook()) },
    },
  });
  expect(answer.status(), await answer.text()).toBe(200);
}

test('asks about what a file leaves open, and guesses nothing', { tag: '@whole' }, async ({ page }) => {
  await logInAs(page, 'admin');
  await importFirstRound(page);
  await openPage(page, at('/admin/spreadsheets'));
  const { press, file } = countedPresses(page);
  await file('second-round.xlsx', buildWorkbook({ 'Soccer, second round': secondRound }));
  await expect(page.getByRole('button', { name: 'Answer above first' })).toBeDisabled();
  await expect(page.getByText('Results are not read')).toBeVisible();
  await expectNoAxeFindings(page);

  await page.getByRole('radiogroup', { name: 'Oak Ress' }).getByText('Oak Res', { exact: true }).click();
  await expect(
    page.getByText('Here on Sun 23 Aug 2026, 18:00, in the file on Sun 30 Aug 2026, 18:00 (line 2)'),
  ).toBeVisible();
  await page.getByRole('radiogroup', { name: 'Princeton Village v Elm House' }).getByText('A second game').click();
  await page.getByRole('radiogroup', { name: 'River Hall v Oak Res' }).getByText('Played, without a score').click();
  await page.getByRole('radiogroup', { name: unplayed }).getByText('Played, result to come').click();
  await expect(page.getByRole('button', { name: 'Import 3 rows' })).toBeEnabled();
  await expectNoAxeFindings(page);
  await press('Import 3 rows');
  await expect(page.getByText('3 added, 0 changed, 0 skipped')).toBeVisible();
});

test('another sheet and another row of headings can be chosen with the keyboard', { tag: '@whole' }, async ({
  page,
}) => {
  await logInAs(page, 'admin');
  await openPage(page, at('/admin/spreadsheets'));
  await countedPresses(page).file('league.xlsx', leagueWorkbook());
  const found = page.getByText('Fixtures and results · Soccer');
  await expect(found).toBeVisible();
  await page.locator('summary').filter({ has: found }).press('Enter');
  await page.getByLabel('Sheet', { exact: true }).selectOption('Cover');
  await expect(page.getByRole('alert').filter({ hasText: 'there is none for' })).toBeVisible();
  await page.getByLabel('Sheet', { exact: true }).selectOption('Netball');
  await expect(page.getByText('Fixtures and results · Netball')).toBeVisible();
  await page.getByLabel('Row of headings').selectOption({ label: '1: Fixtures' });
  await expect(page.getByRole('alert').filter({ hasText: 'Line 1 needs headings' })).toBeVisible();
  await page.getByLabel('Row of headings').selectOption('2');
  await expect(page.getByRole('region', { name: 'Preview' })).toBeVisible();
});
