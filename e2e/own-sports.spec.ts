import { expect, type Page } from '@playwright/test';
import { todaysGameAdder } from './court-game.ts';
import { expectNoAxeFindings, openPage, test } from './fixtures.ts';
import { ownApp } from './own-app.ts';
import { court, taps } from './thumb.ts';

const { at, logInAs } = ownApp({ demo: true });
const addTodaysGame = todaysGameAdder(at);

test.use({ viewport: { width: 390, height: 664 } });

const row = (page: Page, name: string) => page.getByRole('button', { name, exact: false, expanded: false });
const remove = (page: Page, name: string) => page.getByRole('button', { name: `Remove ${name}`, exact: true }).click();

async function addStatistic(page: Page, label: string, short: string, worth: string) {
  await page.getByRole('button', { name: 'Add a statistic' }).click();
  await page.getByLabel('Name*', { exact: true }).last().fill(label);
  await page.getByLabel('Short*', { exact: true }).last().fill(short);
  await page.getByLabel('Points for one', { exact: true }).last().fill(worth);
}

test('a sport of the village’s own is made in a form, tried on made-up sides, and then scored as any other', {
  tag: '@whole',
}, async ({ page }) => {
  test.setTimeout(240_000);
  await logInAs(page, 'admin');
  await openPage(page, at('/admin/sports'));
  await page.getByRole('link', { name: 'Make a sport of your own' }).click();
  await expect(taps(page).getByRole('button', { name: '+2 Two-pointer' })).toBeVisible();

  await test.step('what is missing is said beside its field, and nothing typed is lost', async () => {
    await page.getByLabel('Minutes of one').fill('none');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('This is required')).toBeVisible();
    await expect(page.getByText('Must be a whole number')).toBeVisible();
    await expect(page.getByLabel('Minutes of one')).toHaveValue('none');
  });

  await test.step('it is filled in', async () => {
    await page.getByLabel('Sport Name').fill("Korf'bal 3×3 🧺");
    await page.getByLabel('How it is scored').selectOption('Goals in halves');
    await expect(page.getByLabel('A part is called')).toHaveValue('Half');
    await expect(page.getByLabel('Sport Name')).toHaveValue("Korf'bal 3×3 🧺");
    await page.getByLabel('Players at once').fill('3');
    for (const name of ['Shots on target', 'Tackles won', 'Saves', 'Fouls', 'Yellow cards', 'Red cards'])
      await remove(page, name);
    for (const name of ['Opponent own goals', 'Corners', 'Shoot-out']) await remove(page, name);
    await row(page, 'Goals').first().click();
    await page.getByLabel('Name*', { exact: true }).fill('Baskets');
    await page.getByRole('textbox', { name: 'Key 1' }).fill('Basket');
    await addStatistic(page, 'Long shots', 'LS', '2');
    await page.getByLabel('Attempts that fail are counted, too').check();
    await page.getByLabel('For a win').fill('4');
    await expectNoAxeFindings(page);
  });

  await test.step('it is tried', async () => {
    await page.getByRole('link', { name: 'Try it' }).click();
    await taps(page).getByRole('button', { name: 'LS Long shots', exact: true }).click();
    await court(page)
      .getByRole('button', { name: /Amahle/ })
      .click();
    await taps(page).getByRole('button', { name: 'Basket', exact: true }).click();
    const trial = page.getByRole('table', { name: '' });
    await expect(trial.first().getByRole('row', { name: /Amahle Reds/ })).toContainText('1/1');
    await expect(page.getByRole('row', { name: /^Reds/ })).toHaveText(/Reds1003\s*04|Reds100304/);
    await expect(page.getByText('Nothing is stored')).toBeVisible();
    await expectNoAxeFindings(page);
  });

  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Sport added successfully')).toBeVisible();
  const sports: { id: number; name: string }[] = await (await page.request.get(at('/api/sports'))).json();
  const sport = sports.find(({ name }) => name.startsWith("Korf'bal"));

  const game = await addTodaysGame(page, sport?.id ?? 0, 4);
  await test.step('a real game of it is scored', async () => {
    await openPage(page, at(`/games/${game.id}/console`));
    await page.getByRole('button', { name: 'Start the game' }).click();
    await taps(page).getByRole('button', { name: 'LS Long shots', exact: true }).click();
    await court(page)
      .getByRole('button', { name: /Lerato|Dube/ })
      .first()
      .click();
    await taps(page).getByRole('button', { name: 'Basket', exact: true }).click();
    await page.getByRole('button', { name: 'H1' }).click();
    await page.getByRole('button', { name: 'End the game' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'End the game' }).last().click();
    await expect(page.getByRole('heading', { name: 'Game over' })).toBeVisible();
    await openPage(page, at(`/games/${game.id}`));
    await expect(page.getByText('3–0').first()).toBeVisible();
    await page
      .getByRole('tab', { name: 'Teams' })
      .or(page.getByRole('link', { name: 'Teams' }))
      .first()
      .click();
  });

  await test.step('another village opens its file', async () => {
    await openPage(page, at(`/admin/sports/own?id=${sport?.id}`));
    await page.getByText('Copy to another village').click();
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save as a file' }).click();
    const file = await (await saving).path();
    await openPage(page, at('/admin/sports/own'));
    await page.getByText('Copy to another village').click();
    const box = page.getByLabel('Open a file from another village');
    await box.setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('[]') });
    await expect(page.getByText('This file is not a sport: it holds no definition')).toBeVisible();
    await box.setInputFiles(file);
    await expect(page.getByLabel('Sport Name')).toHaveValue("Korf'bal 3×3 🧺");
    await expect(page.getByLabel('For a win')).toHaveValue('4');
  });

  await test.step('what its games have counted stays', async () => {
    await openPage(page, at('/admin/sports'));
    await page.getByRole('link', { name: "Rules of Korf'bal 3×3 🧺" }).click();
    await remove(page, 'Baskets');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Baskets has been counted in games, so it must stay').first()).toBeVisible();
  });
});
