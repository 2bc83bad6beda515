import { expect, type Page } from '@playwright/test';
import { expectNoAxeFindings, test } from './fixtures.ts';
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
  await page.goto(at('/admin/spreadsheets'));
  await choose(page, content);
}

test('the preview of an import says all that a row stores, and changes in words', { tag: '@wide' }, async ({
  page,
}) => {
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
  await page.getByLabel('Sport', { exact: true }).first().selectOption({ label: 'Soccer' });
  await page.getByRole('button', { name: /^Changed/ }).click();
  await expect(row(2).getByRole('list', { name: 'Changes' }).getByRole('listitem')).toHaveText([
    'Kick-off 15:00, was 14:00',
    'Score 2–2, was 2–1',
    'Place Upper Field, was Lower Field',
  ]);
  await expect(page.getByText(/homeScore|dateTime|category:/)).toHaveCount(0);
});
