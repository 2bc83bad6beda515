import { expect, type Page } from '@playwright/test';
import { expectNoAxeFindings, openPage, test } from './fixtures.ts';
import { ownApp } from './own-app.ts';

/** None, a few, and the sizes just around a batch of a hundred. */
const sizes = [0, 1, 7, 99, 100, 101];
/** As many as a file may have. */
const manyRows = 5_000;

const { at, logInAs } = ownApp();

const lines = (size: number, line: (number: number) => string) => Array.from({ length: size }, (_, n) => line(n));

const lists: Record<string, (size: number) => string> = {
  teams: (size) => ['Team', ...lines(size, (n) => `Side ${n}`)].join('\n'),
  players: (size) => ['Name,Team', ...lines(size, (n) => `Player ${n},Side ${n % 20}`)].join('\n'),
  fixtures: (size) => ['Date,Home,Away', ...lines(size, fixture)].join('\n'),
};

/** In each round every one of a hundred sides plays against another one. */
function fixture(n: number): string {
  const round = Math.floor(n / 100);
  const day = new Date(Date.UTC(2096, 0, 1 + round)).toISOString().slice(0, 10);
  return `${day},Side ${n % 100},Side ${((n % 100) + 1 + round) % 100}`;
}

async function addSport(page: Page): Promise<string> {
  const name = `Walking ${crypto.randomUUID().slice(0, 8)}`;
  await post(page, '/api/sports', { name });
  return name;
}

async function post(page: Page, path: string, data: object): Promise<unknown> {
  const response = await page.request.post(at(path), { data, headers: { 'sec-fetch-site': 'same-origin' } });
  expect(response.status(), await response.text()).toBeLessThan(300);
  return response.json();
}

async function importList(page: Page, sport: string, kind: string, size: number) {
  await openPage(page, at('/admin/spreadsheets'));
  const buffer = Buffer.from(lists[kind]?.(size) ?? '');
  await page.locator('input[type=file]').setInputFiles({ name: `${kind}.csv`, mimeType: 'text/csv', buffer });
  if (size === 0) {
    await expect(page.getByText('The file has headings but no rows')).toBeVisible();
    return;
  }
  const section = page.getByRole('region', { name: 'What the file holds' });
  const change = page.getByText('Change', { exact: true });
  await expect(change).toBeVisible();
  // It opens by itself if something must be chosen.
  if (!(await section.isVisible())) await change.click();
  await section.getByLabel('Sport', { exact: true }).selectOption({ label: sport });
  // The last fixture has a side that the file of teams does not contain.
  if (kind === 'fixtures' && size < 100) await page.getByLabel(/^Add \d+ missing teams?/).check();
  await page.getByRole('button', { name: size === 1 ? 'Import 1 row' : `Import ${size} rows` }).click();
  await expect(page.getByText(`${size} added, 0 changed, 0 skipped`).first()).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText('Nothing was imported')).toHaveCount(0);
}

/** Uses plain `fetch`, because what Playwright records of 5,000 requests of its own takes minutes. */
async function addComments(page: Page, size: number) {
  const { id } = Object(await post(page, '/api/posts', { content: `A thought with ${size}`, displayName: 'Somebody' }));
  const cookie = (await page.context().cookies(at('/'))).map(({ name, value }) => `${name}=${value}`).join('; ');
  const headers = { cookie, 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };
  for (let n = 0; n < size; n += 1) {
    const body = JSON.stringify({ content: `Comment ${n}` });
    const response = await fetch(at(`/api/posts/${id}/comments`), { method: 'POST', headers, body });
    expect(response.status, await response.text()).toBe(201);
  }
}

async function deleteComments(page: Page, size: number) {
  await openPage(page, at('/admin-dashboard'));
  await confirm(page, 'Delete All Comments', 'DELETE COMMENTS');
  const done = page.getByText(`Successfully deleted ${size} comments from the platform.`);
  await expect(done).toBeVisible({ timeout: 60_000 });
}

async function confirm(page: Page, action: string, phrase: string) {
  await page.getByRole('button', { name: action, exact: true }).click();
  await page.getByRole('dialog').getByLabel(`Type ${phrase} to confirm`).fill(phrase);
  await page.keyboard.press('Enter');
}

async function reset(page: Page) {
  await confirm(page, 'Reset Database', 'RESET DATABASE');
  await page.getByRole('dialog').getByRole('button', { name: 'Reset Database', exact: true }).click();
  await expect(page.getByText('Database Reset Complete')).toBeVisible({ timeout: 60_000 });
}

for (const size of sizes) {
  test(`imports, a deletion of comments and a reset say how they ended, with ${size} rows`, { tag: '@whole' }, async ({
    page,
  }) => {
    await logInAs(page, 'admin');
    const sport = await addSport(page);
    for (const kind of Object.keys(lists)) await importList(page, sport, kind, size);
    await addComments(page, size);
    await deleteComments(page, size);
    await reset(page);
  });
}

test(`imports ${manyRows} rows, deletes as many comments, and resets the village`, { tag: '@whole' }, async ({
  page,
}) => {
  await logInAs(page, 'admin');
  const sport = await addSport(page);
  for (const kind of Object.keys(lists)) await importList(page, sport, kind, manyRows);
  await expectNoAxeFindings(page);
  await addComments(page, manyRows);
  await deleteComments(page, manyRows);
  await reset(page);
});
