import { expect, type Page } from '@playwright/test';
import { sampleLog } from '#features/live/game-logs/testing/sample-log.ts';
import { expectNoAxeFindings, openPage, test } from './fixtures.ts';
import { ownApp } from './own-app.ts';

const { at, logInAs } = ownApp();

const games = [
  'Date,Time,Home,Away,Home score,Away score,Status,Venue,Category',
  "16/08/2026,14:00,O'Hara’s XI,Ⅳ Ravens 🐦,2,1,,Lower Field,",
  "17/08/2026,14:00,Seven-Hills Wanderers of the Upper Residence,O'Hara’s XI,3,0,forfeit by O'Hara’s XI,Lower Field,playoff",
  '18/08/2026,16:30,Ⅳ Ravens 🐦,Seven-Hills Wanderers of the Upper Residence,,,postponed,,',
  '19/08/2026,16:30,Ⅳ Ravens 🐦,Ⅳ Ravens 🐦,,,,,',
].join('\n');

const choose = (page: Page, content: string, name = 'games.csv') =>
  page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(content) });

async function openImport(page: Page, content: string): Promise<void> {
  await openPage(page, at('/admin/spreadsheets'));
  await choose(page, content);
}

test('the preview of an import says all that a row stores, and changes in words', async ({ page }) => {
  await logInAs(page, 'admin');
  await openImport(page, games);
  await page.getByLabel('Sport', { exact: true }).first().selectOption({ label: 'Soccer' });
  await page.getByLabel(/^Add 3 missing teams/).check();
  const row = (line: number) => page.getByRole('listitem').filter({ hasText: `Line ${line}` });
  await page.getByRole('button', { name: /^Added/ }).click();
  await expect(row(2).getByRole('list', { name: 'Stored' }).getByRole('listitem')).toHaveText([
    ...['2–1', 'Place Lower Field', 'League'],
  ]);
  await expect(row(3)).toContainText('3–0');
  await expect(row(3)).toContainText("Forfeit: O'Hara’s XI did not come");
  await expect(row(3)).toContainText('Playoff');
  await expect(row(4)).toContainText('Postponed');
  await expectNoAxeFindings(page);
  await page.getByLabel('Import the other rows without the refused one').check();
  await page.getByRole('button', { name: 'Import 3 rows' }).click();
  await expect(page.getByText('3 added, 0 changed')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Import another file' })).toBeInViewport();

  await page.getByRole('button', { name: 'Import another file' }).click();
  await choose(page, games.replace('16/08/2026,14:00', '16/08/2026,15:00').replace('2,1,,Lower', '2,2,,Upper'));
  await expect(page.getByText('All teams of the file play Soccer, so its rows are read as Soccer')).toBeVisible();
  await page.getByRole('button', { name: /^Changed/ }).click();
  await expect(row(2).getByRole('list', { name: 'Changes' }).getByRole('listitem')).toHaveText([
    'Kick-off 15:00, was 14:00',
    'Score 2–2, was 2–1',
    'Place Upper Field, was Lower Field',
  ]);
  await expect(page.getByText(/homeScore|dateTime|category:/)).toHaveCount(0);
});

test(
  'an answer to a typo is read back at the next import, and taken back there',
  { tag: '@whole' },
  async ({ page }, { project }) => {
    const sport = `Spelling ${project.name}`;
    const list = (day: number, side: string) => `Date,Time,Home,Away\n${day}/08/2099,14:00,${side},Ⅳ Ravens 🐦`;
    await logInAs(page, 'admin');
    const added = await page.request.post(at('/api/sports'), {
      data: { name: sport },
      headers: { 'sec-fetch-site': 'same-origin' },
    });
    expect(added.status()).toBe(201);
    const open = async (content: string) => {
      await openImport(page, content);
      await page.getByLabel('Sport', { exact: true }).first().selectOption({ label: sport });
    };
    const importIt = async () => {
      await page.getByRole('button', { name: 'Import 1 row' }).click();
      await expect(page.getByText('The file is imported')).toBeVisible();
    };
    await open(list(16, 'Seven-Hills Wanderers'));
    await page.getByLabel(/^Add 2 missing teams/).check();
    await importIt();
    await open(list(17, 'Seven-Hills Wandrers'));
    await page.getByRole('radio', { name: 'Seven-Hills Wanderers' }).check({ force: true });
    await page.getByRole('radio', { name: 'A second game' }).check({ force: true });
    await importIt();

    await open(list(18, 'Seven-Hills Wandrers'));
    const kept = page.getByRole('region', { name: 'Read as answered before' });
    await expect(kept).toContainText('Seven-Hills Wandrers is read as Seven-Hills Wanderers, as answered on');
    await expect(page.getByText('Did you mean a team that is here?')).toHaveCount(0);
    await expectNoAxeFindings(page);
    await kept.getByRole('button', { name: 'Ask again about Seven-Hills Wandrers' }).click();
    await expect(page.getByText('Did you mean a team that is here?')).toBeVisible();
    await expect(
      page.getByText('until now it was read as Seven-Hills Wanderers, which this import forgets'),
    ).toBeVisible();
    await expect(kept).toHaveCount(0);
    await page.getByRole('radio', { name: 'Add as a new team' }).check({ force: true });
    await importIt();
    await openImport(page, list(19, 'Seven-Hills Wandrers'));
    await expect(page.getByRole('button', { name: 'Answer above first' })).toBeVisible();
    await expect(kept).toHaveCount(0);
  },
);

test('an import undone: what it added goes, what it changed is as before, and what was played forbids it', async ({
  page,
}, { project }) => {
  const sport = `Undoing ${project.name}`;
  const sides = [`O'Hara’s XI ${project.name}`, `Ⅳ Ravens ${project.name} 🐦`];
  const list = (rest: string) => `Date,Time,Home,Away,Home score,Away score,Venue\n16/08/2026,14:00,${sides},${rest}`;
  await logInAs(page, 'admin');
  const added = await page.request.post(at('/api/sports'), {
    data: { name: sport },
    headers: { 'sec-fetch-site': 'same-origin' },
  });
  expect(added.status()).toBe(201);
  const importList = async (content: string, teams: boolean) => {
    await openImport(page, content);
    if (teams) {
      await page.getByLabel('Sport', { exact: true }).first().selectOption({ label: sport });
      await page.getByLabel(/^Add 2 missing teams/).check();
    }
    await page.getByRole('button', { name: 'Import 1 row' }).click();
    await expect(page.getByText('The file is imported')).toBeVisible();
  };
  const dialog = page.getByRole('dialog', { name: 'Undo this import?' });

  await importList(list('2,1,Dome'), true);
  await importList(list('5,1,Dome'), false);
  await page.getByRole('button', { name: 'Undo this import' }).click();
  await expect(dialog.getByText('1 row back to what it was before')).toBeVisible();
  await expect(dialog.getByText(`${sides[0]} v ${sides[1]}, 2026-08-16`)).toBeVisible();
  await expectNoAxeFindings(page);
  await dialog.getByRole('button', { name: 'Undo the import' }).click();
  await expect(page.getByText('The import is undone')).toBeVisible();

  const last = page.getByRole('region', { name: 'Last imports' });
  await expect(last.getByText(`Fixtures and results · ${sport}`)).toHaveCount(1);
  await last.getByRole('listitem').filter({ hasText: sport }).getByRole('button', { name: 'Undo' }).click();
  await expect(dialog.getByText('1 row deleted')).toBeVisible();
  await expect(dialog.getByText(sides[1] ?? '', { exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: 'Keep it' }).click();
  await expect(dialog).toBeHidden();

  const games = await page.request.get(at('/api/games?status=completed'));
  const game = (await games.json()).find((one: { homeTeam: { name: string } }) => one.homeTeam.name === sides[0]);
  expect([game.homeScore, game.awayScore]).toEqual([2, 1]);
  const corrected = await page.request.patch(at(`/api/games/${game.id}`), {
    data: { version: game.version, awayScore: 2 },
    headers: { 'sec-fetch-site': 'same-origin' },
  });
  expect(corrected.status(), await corrected.text()).toBe(200);
  await last.getByRole('listitem').filter({ hasText: sport }).getByRole('button', { name: 'Undo' }).click();
  await expect(dialog.getByText('Something has happened since, so it stays as a whole:')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Undo the import' })).toHaveCount(0);
});

test('a game is made of a file, leaves as a file, and is known when it comes back', async ({ page }) => {
  await logInAs(page, 'admin');
  await openPage(page, at('/admin/import-game'));
  const buffer = Buffer.from(JSON.stringify(sampleLog('Ravens')));
  const field = page.locator('input[type=file]');
  await field.setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer });
  const preview = page.getByRole('region', { name: 'Preview' });
  await expect(preview).toContainText("Zoë d'Ô (1. FC Ravens)");
  await expectNoAxeFindings(page);
  await page.getByRole('button', { name: 'Import this game' }).click();
  await page.getByRole('link', { name: 'Open the game' }).click();
  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download the play-by-play' }).click();
  const file = await (await downloading).path();
  await openPage(page, at('/admin/import-game'));
  await field.setInputFiles(file);
  await expect(preview).toContainText('is in this village already');
  await expectNoAxeFindings(page);
  await expect(page.getByRole('button', { name: 'Import this game' })).toHaveCount(0);
});
