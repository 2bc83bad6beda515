import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, type Page } from '@playwright/test';
import { expectNoAxeFindings, openPage, test } from './fixtures.ts';
import { ownApp } from './own-app.ts';

const folder = mkdtempSync(join(tmpdir(), 'village-doubles-'));
const app = ownApp({ demo: true, settings: async () => ({ DATA_DIR: folder }) });
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));
const headers = { 'sec-fetch-site': 'same-origin' };

test('an admin sees two venues of one name side by side, and merges them as the preview says', async ({ page }) => {
  await app.logInAs(page, 'admin');
  const kept = await add(page, '/api/venues', { name: 'O’Reilly’s 🏟️ Court', capacity: 40, place: 'Gate 2' });
  const merged = await add(page, '/api/venues', { name: 'Before', capacity: 55, shortName: 'OR' });
  giveOneName('venues', { id: kept, name: 'O’Reilly’s 🏟️ Court' }, { id: merged, name: "O'Reilly's 🏟️ Court" });
  const [game] = await (await page.request.get(app.at('/api/games?status=upcoming'))).json();
  const changed = await page.request.patch(app.at(`/api/games/${game.id}`), { data: { venueId: merged }, headers });
  expect(changed.status(), await changed.text()).toBe(200);

  await openPage(page, '/admin/venues');
  const note = page.locator('section.card').filter({ hasText: '2 venues are called O’Reilly’s 🏟️ Court' });
  await expect(note.getByRole('listitem')).toHaveCount(2);
  await expect(note).toContainText('1 game');
  await expectNoAxeFindings(page);
  await note.getByRole('button', { name: 'Keep this one: O’Reilly’s 🏟️ Court' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Moves1 game');
  await expect(dialog).toContainText('Taken overShort name');
  await expect(dialog).toContainText('LostCapacity of the one that goes');
  await expectNoAxeFindings(page);
  await dialog.getByRole('button', { name: 'Merge' }).click();
  await expect(page.getByText('Venues merged')).toBeVisible();
  await expect(note).toBeHidden();
  const moved = await (await page.request.get(app.at(`/api/games/${game.id}`))).json();
  expect(moved.venueId).toBe(kept);
});

test('two teams of one name are not merged while they play each other, and are one squad afterwards', {
  tag: '@whole',
}, async ({ page }) => {
  await app.logInAs(page, 'admin');
  const team = (name: string) => add(page, '/api/teams', { name, sportId: 1, gender: 'Mixed' });
  const [kept, merged] = [await team('D’Artagnan 🗡️'), await team('Before')];
  giveOneName('teams', { id: kept, name: 'D’Artagnan 🗡️' }, { id: merged, name: "D'Artagnan 🗡️" });
  for (const teamId of [kept, merged]) await add(page, '/api/players', { name: 'Zanele Ó Briain', teamId });
  const sides = { sportId: 1, homeTeamId: kept, awayTeamId: merged };
  const game = await add(page, '/api/games', { ...sides, dateTime: '2030-03-04T16:30:00Z', location: 'Court 7' });

  await openPage(page, '/admin/dashboard?tab=rosters');
  const note = page.locator('section.card').filter({ hasText: '2 teams are called D’Artagnan 🗡️' });
  await note.getByRole('button', { name: 'Keep this one: D’Artagnan 🗡️' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('alert')).toContainText('They play each other: D’Artagnan 🗡️ v D');
  await expect(dialog.getByRole('button', { name: 'Merge' })).toBeDisabled();
  await expectNoAxeFindings(page);

  const deleted = await page.request.delete(app.at(`/api/games/${game}`), { headers });
  expect(deleted.status()).toBe(200);
  await expect(dialog.getByRole('alert')).toBeHidden();
  await expect(dialog).toContainText('Moves1 player');
  await expect(dialog).toContainText('In both squads: Zanele Ó Briain.');
  await dialog.getByRole('button', { name: 'Merge' }).click();
  await expect(page.getByText('Teams merged')).toBeVisible();
  await expect(note).toBeHidden();
  await openPage(page, `/admin/dashboard?tab=rosters&team=${kept}`);
  await expect(page.getByRole('heading', { name: 'Zanele Ó Briain' })).toHaveCount(2);
  await expect(page.getByRole('link', { name: /Merge/ }).first()).toBeVisible();
});

/** As a village has it from before apostrophes were folded. */
function giveOneName(table: 'venues' | 'teams', kept: Named, merged: Named): void {
  const database = new DatabaseSync(join(folder, 'village.sqlite'));
  const { name_key } = { ...database.prepare(`select name_key from ${table} where id = ?`).get(kept.id) };
  const rename = database.prepare(`update ${table} set name = ?, name_key = ? where id = ?`);
  rename.run(merged.name, `${name_key}\u001f${merged.id}`, merged.id);
  database.close();
}

interface Named {
  id: number;
  name: string;
}

async function add(page: Page, path: string, data: object): Promise<number> {
  const response = await page.request.post(app.at(path), { data, headers });
  expect(response.status(), await response.text()).toBe(201);
  return (await response.json()).id;
}
