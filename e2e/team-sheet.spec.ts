import { expect, type Page } from '@playwright/test';
import { todaysGameAdder } from './court-game.ts';
import { expectNoAxeFindingsInBothThemes, openPage, test } from './fixtures.ts';
import { fromTheApp } from './live-game.ts';
import { ownApp } from './own-app.ts';

// An app of its own, because a live game appears on everybody's Home.
const { at, logInAs } = ownApp({ demo: true });

/** The window of a small phone, less the browser's own bars. */
test.use({ viewport: { width: 390, height: 664 } });

const addTodaysGame = todaysGameAdder(at);
const tap = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const allSaved = (page: Page) => expect(page.getByRole('status').filter({ hasText: 'All saved' })).toBeVisible();
const shownScore = (page: Page) => page.locator('header').locator('.score.inline-block');

test('an officer fills in the team sheet, prints it, and checks it after the game', { tag: '@whole' }, async ({
  page,
  browser,
}) => {
  const admin = await browser.newPage();
  await logInAs(admin, 'admin');
  const { id } = await addTodaysGame(admin, 1, 9);
  await logInAs(page, 'officer');

  await openPage(page, at(`/games/${id}/console`));
  await page.getByRole('button', { name: 'Team sheet Everybody on the roster 9 of 9 here' }).click();
  const sheet = page.getByRole('dialog', { name: 'Team sheet' });
  const here = (name: string) => sheet.getByRole('button', { name: `Here: ${name}`, exact: true });
  await here('Thabo Nkosi').focus();
  await page.keyboard.press('Space');
  await expect(here('Thabo Nkosi')).toHaveAttribute('aria-pressed', 'false');
  await sheet.getByLabel('Number of Lerato Dube').fill('3');
  await expect(sheet.getByText('3 is also worn by Lerato Nkosi', { exact: true })).toBeVisible();
  await expect(sheet.getByText('3 is also worn by Lerato Dube', { exact: true })).toBeVisible();
  await sheet.getByRole('button', { name: 'Captain: Lerato Nkosi' }).click();
  await expect(sheet.getByRole('button', { name: 'Captain: Lerato Nkosi' })).toHaveAttribute('aria-pressed', 'true');
  await expect(sheet.getByText('8 of 9 here · Set for this game')).toBeVisible();
  await expectNoAxeFindingsInBothThemes(page);
  await sheet.getByRole('button', { name: 'Done' }).click();
  await allSaved(page);

  await openPage(page, at(`/games/${id}`));
  await page.getByRole('link', { name: 'Print the team sheet' }).click();
  const home = page.getByRole('article', { name: 'Team sheet' }).getByRole('region', { name: /^North/ });
  await expect(home.getByRole('row', { name: /^✓ 3 \(C\) Lerato Nkosi/ })).toBeVisible();
  await expect(home.getByRole('row', { name: /^8 Thabo Nkosi/ })).toBeVisible();
  await expectNoAxeFindingsInBothThemes(page);
  const pages = (await page.pdf({ preferCSSPageSize: true })).toString('latin1').match(/\/Type\s*\/Page\b/g);
  expect(pages, 'fits on one page').toHaveLength(1);

  await openPage(page, at(`/games/${id}/console`));
  await tap(page, 'Start the game');
  await tap(page, '+2 Two-pointer');
  await page.getByRole('button', { name: /other players and line-up$/ }).click();
  const others = page.getByRole('group', { name: 'Other players' });
  await expect(others.getByRole('button').last(), 'who is not here comes last').toHaveText(/Nkosi/);
  await page.keyboard.press('Escape');
  await tap(page, '+3 Three-pointer');
  await page.getByRole('button', { name: /other players and line-up$/ }).click();
  await others.getByRole('button').last().click();
  await allSaved(page);
  const typed = { homeScore: 7, awayScore: 0 };
  const corrected = await admin.request.patch(at(`/api/games/${id}`), { headers: fromTheApp, data: typed });
  expect(corrected.status()).toBe(200);
  await expect(shownScore(page)).toHaveText(['7', '0']);
  await page.getByRole('button', { name: /next period or end$/ }).click();
  await tap(page, 'End the game');
  await page.getByRole('dialog', { name: 'End the game?' }).getByRole('button', { name: 'End the game' }).click();

  const check = page.getByRole('region', { name: 'Check the sheet' });
  await expect(check.getByRole('listitem')).toHaveText([
    /^1 play without a player/,
    /^The score has 2 more than the plays/,
    /^8 Thabo Nkosi has plays, and is not on the team sheet/,
    /^2 players wear 3/,
  ]);
  await expect(page.getByRole('button', { name: 'Share anyway' })).toBeVisible();
  await expectNoAxeFindingsInBothThemes(page);
  await check.getByRole('button', { name: 'Was here' }).click();
  await check.getByRole('button', { name: 'Add a play' }).click();
  const adding = page.getByRole('dialog', { name: 'Add a play' });
  await adding.getByLabel('Player', { exact: true }).selectOption({ label: '9 · Thabo Mahlangu' });
  await adding.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(shownScore(page)).toHaveText(['7', '0']);
  await check.getByRole('button', { name: 'Name', exact: true }).click();
  const who = page.getByRole('dialog', { name: 'Who was it?' });
  await expectNoAxeFindingsInBothThemes(page);
  await who
    .getByRole('button', { name: /Mahlangu/ })
    .first()
    .click();
  await expect(who).toBeHidden();
  await check.getByRole('button', { name: 'Change numbers' }).click();
  await sheet.getByLabel('Number of Lerato Dube').fill('1');
  await sheet.getByRole('button', { name: 'Done' }).click();
  await expect(check).toHaveText(/Nothing is missing/);
  await expect(page.getByRole('button', { name: 'Share', exact: true })).toBeVisible();
  await allSaved(page);
  const { homeScore, awayScore } = await (await page.request.get(at(`/api/games/${id}`))).json();
  expect([homeScore, awayScore]).toEqual([7, 0]);
});
