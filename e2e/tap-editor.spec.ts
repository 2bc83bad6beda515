import { expect, type Page } from '@playwright/test';
import { expectNoAxeFindings, openPage, test } from './fixtures.ts';
import { ownApp } from './own-app.ts';

const { at, logInAs } = ownApp({ demo: true });
const headers = { 'sec-fetch-site': 'same-origin' };

/** A basketball game in its second quarter: a three without a player in the first, a two in the second. */
async function startedGame(admin: Page): Promise<number> {
  const [home, away] = await (await admin.request.get(at('/api/teams?sportId=1'))).json();
  const data = {
    sportId: 1,
    homeTeamId: home.id,
    awayTeamId: away.id,
    location: 'Editing Court',
    category: 'friendly',
    dateTime: '2031-05-24T16:00:00Z',
  };
  const { id } = await (await admin.request.post(at('/api/games'), { headers, data })).json();
  const pressed = (second: number) => ({
    id: crypto.randomUUID(),
    at: `2026-05-24T16:00:${String(second).padStart(2, '0')}.000Z`,
  });
  const events = [
    { ...pressed(1), kind: 'start' },
    { ...pressed(2), kind: 'tap', side: 'home', tap: 'three', period: 1 },
    { ...pressed(3), kind: 'period', period: 2 },
    { ...pressed(4), kind: 'tap', side: 'away', tap: 'two', period: 2 },
  ];
  const response = await admin.request.post(at(`/api/games/${id}/events`), { headers, data: { events } });
  expect(response.status(), await response.text()).toBe(200);
  return id;
}

test('an officer corrects and removes a tap of the first quarter in the second, and a watcher sees each change', {
  tag: '@whole',
}, async ({ page, browser }) => {
  const admin = await browser.newPage();
  await logInAs(admin, 'admin');
  const id = await startedGame(admin);
  await admin.close();
  const watcher = await browser.newPage();
  await logInAs(watcher, 'member');
  await watcher.goto(at(`/games/${id}`));
  const quarters = watcher.getByRole('list', { name: 'Score of each period' }).getByRole('listitem');
  await expect(quarters).toHaveText(['Q1 3–0', 'Q2 0–2']);

  await logInAs(page, 'officer');
  await openPage(page, at(`/games/${id}/console`));
  // Another device has already scored this game.
  await page.getByRole('button', { name: 'Score together' }).click();
  await openPlays(page);
  await page.getByRole('button', { name: 'Correct: Three-pointer' }).click();
  const editor = page.getByRole('dialog', { name: 'Correct this play' });
  await expectNoAxeFindings(page);
  await editor.getByLabel('Play', { exact: true }).selectOption({ label: 'Two-pointer' });
  await editor.getByLabel('Player').selectOption({ index: 1 });
  await editor.getByRole('button', { name: 'Save' }).click();
  await expect(editor).toBeHidden();
  await expect(quarters).toHaveText(['Q1 2–0', 'Q2 0–2']);

  await page.getByRole('button', { name: 'Correct: Two-pointer' }).last().click();
  await editor.getByRole('radiogroup', { name: 'Team' }).locator('label').nth(1).click();
  await expect(editor.getByLabel('Player')).toHaveValue('');
  await editor.getByLabel('Quarter').selectOption('2nd quarter');
  await editor.getByRole('button', { name: 'Save' }).click();
  await expect(quarters).toHaveText(['Q1 0–0', 'Q2 0–4']);

  await page.getByRole('button', { name: 'Correct: Two-pointer' }).first().click();
  await editor.getByRole('button', { name: 'Remove' }).click();
  await expect(quarters).toHaveText(['Q1 0–0', 'Q2 0–2']);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await watcher.close();
});

/** Opens the recent plays, which are a sheet on a phone. */
async function openPlays(page: Page): Promise<void> {
  const opener = page.getByRole('button', { name: 'Recent plays' });
  const tap = page.getByRole('button', { name: /^Correct: / }).first();
  await expect(opener.or(tap).first()).toBeVisible();
  if (!(await tap.isVisible())) await opener.click();
}
