import { expect, type Page } from '@playwright/test';
import { todaysGameAdder } from './court-game.ts';
import { expectNoAxeFindingsInBothThemes, openPage, test } from './fixtures.ts';
import { ownApp } from './own-app.ts';
import { court } from './thumb.ts';

const { at, logInAs } = ownApp({ demo: true });

/** The window of a small phone, less the browser's own bars. */
test.use({ viewport: { width: 390, height: 664 } });

const addTodaysGame = todaysGameAdder(at);
const tap = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const allSaved = (page: Page) => expect(page.getByRole('status').filter({ hasText: 'All saved' })).toBeVisible();
const shownScore = (page: Page) => page.locator('header').locator('.score.inline-block');

test('a scorer redoes an undo, and finds, adds and removes a play of an earlier period', { tag: '@whole' }, async ({
  page,
  browser,
}) => {
  const admin = await browser.newPage();
  await logInAs(admin, 'admin');
  const { id } = await addTodaysGame(admin, 1, 8);
  await logInAs(page, 'officer');
  await openPage(page, at(`/games/${id}/console`));
  await tap(page, 'Start the game');
  for (const [number, key] of [
    [1, '+2 Two-pointer'],
    [2, '+3 Three-pointer'],
    [3, 'REB Rebound'],
  ] as const) {
    await court(page)
      .getByRole('button', { name: new RegExp(`^${number} `) })
      .click();
    await tap(page, key);
  }
  await tap(page, 'Undo: Rebound');
  await tap(page, 'Undo: Three-pointer');
  await expect(shownScore(page)).toHaveText(['2', '0']);
  await tap(page, 'Redo');
  await expect(shownScore(page)).toHaveText(['5', '0']);
  await tap(page, 'Redo');
  await expect(page.getByRole('button', { name: 'Redo' })).toHaveCount(0);
  await page.getByRole('button', { name: /next period or end$/ }).click();
  await tap(page, 'Start 2nd quarter');
  await tap(page, '+1 Free throw');

  // A play was missed between the first two of the first quarter.
  await tap(page, 'Recent plays');
  const list = page.getByRole('dialog', { name: 'Recent plays' });
  await list.getByLabel('Quarter', { exact: true }).selectOption({ label: '1st quarter' });
  await expect(list.getByRole('listitem')).toHaveCount(4);
  await list.getByLabel('Player', { exact: true }).selectOption({ index: 1 });
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await expectNoAxeFindingsInBothThemes(page);
  await list.getByLabel('Player', { exact: true }).selectOption({ label: 'All' });
  await list.getByRole('button', { name: 'Correct: Two-pointer' }).click();
  await tap(page, 'Add a play after this one');
  const adding = page.getByRole('dialog', { name: 'Add a play' });
  await adding.getByLabel('Team').getByText('South').click();
  await adding.getByLabel('Play', { exact: true }).selectOption({ label: 'Three-pointer' });
  await adding.getByLabel('Player', { exact: true }).selectOption({ index: 1 });
  await expect(adding.getByLabel('After', { exact: true }).locator('option:checked')).toHaveText(/Two-pointer/);
  await expectNoAxeFindingsInBothThemes(page);
  await adding.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(list.getByRole('listitem')).toHaveText([
    /Rebound/,
    /Three-pointer.*North.*5–3/,
    /Three-pointer.*South.*2–3/,
    /Two-pointer.*2–0/,
    /Game starts/,
  ]);
  await expect(shownScore(page)).toHaveText(['6', '3']);

  // Another is put at the time that the clock showed.
  await list.getByRole('button', { name: 'Correct: Rebound' }).click();
  await tap(page, 'Add a play after this one');
  await adding.getByLabel('Play', { exact: true }).selectOption({ label: 'Assist' });
  const time = adding.getByLabel('Time on the clock');
  await time.fill('0:01');
  await adding.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(adding.getByText('The clock did not show that time.')).toBeVisible();
  await time.fill('10:00');
  await expect(adding.getByLabel('After', { exact: true }).locator('option:checked')).toHaveText(/Game starts/);
  await expectNoAxeFindingsInBothThemes(page);
  await adding.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(list.getByRole('listitem').nth(-2)).toHaveText(/10:00.*Assist/);
  await page.keyboard.press('Escape');
  await allSaved(page);
  const { homeScore, awayScore } = await (await page.request.get(at(`/api/games/${id}`))).json();
  expect([homeScore, awayScore]).toEqual([6, 3]);
  await page.goto(at(`/games/${id}`));
  await expect(page.getByRole('region', { name: '1st quarter' }).getByText('5–3').first()).toBeVisible();

  // It is removed where it stands.
  await page.goto(at(`/games/${id}/console`));
  await tap(page, 'Recent plays');
  await list.getByRole('button', { name: 'Undo: Three-pointer' }).last().click();
  await expect(shownScore(page)).toHaveText(['6', '0']);
  await admin.close();
});
