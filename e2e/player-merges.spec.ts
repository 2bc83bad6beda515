import { expect, type Page } from '@playwright/test';
import type { Player } from '#features/teams/players/contract.ts';
import { expectNoAxeFindings, login, openPage, test } from './fixtures.ts';

const sameOrigin = { 'sec-fetch-site': 'same-origin' };

test('an admin merges a player who was entered twice, finds only one by search, and undoes the merge', async ({
  page,
}) => {
  await login(page, 'admin');
  const word = crypto.randomUUID().slice(0, 6);
  const kept = await addPlayer(page, `Naledi ${word}`, { jerseyNumber: 7 });
  const merged = await addPlayer(page, `N. ${word}`, { position: 'Goal Attack' });

  await openPage(page, `/admin/dashboard?tab=rosters&team=${kept.teamId}`);
  await page.getByRole('searchbox').fill(word);
  await page.getByRole('link', { name: `Merge ${kept.displayName} with...` }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Merge players' })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search players...' }).fill(word);
  await expectNoAxeFindings(page);
  await page.getByRole('link', { name: merged.displayName }).click();
  const after = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Afterwards' }) });
  await expect(after).toContainText('Goal Attack');
  await expectNoAxeFindings(page);
  await page.getByRole('button', { name: `Merge into ${kept.displayName}` }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Merged players' })).toBeVisible();
  await expect(page.getByText('Players merged')).toBeVisible();
  await expectNoAxeFindings(page);
  expect(await found(page, word)).toEqual([kept.displayName]);
  await page.getByRole('button', { name: `Undo the merge of ${merged.displayName}` }).click();
  await expect(page.getByText('Merge undone')).toBeVisible();
  expect(await found(page, word)).toEqual([kept.displayName, merged.displayName]);
  for (const { id } of [kept, merged]) await page.request.delete(`/api/players/${id}`, { headers: sameOrigin });
});

test('refuses to merge two players of the same game, and says why', { tag: '@whole' }, async ({ page }) => {
  await login(page, 'admin');
  const games = await (await page.request.get('/api/games?status=completed&sportId=1')).json();
  const { id } = games.find(({ hasBoxScore }: { hasBoxScore: boolean }) => hasBoxScore);
  const { lines } = await (await page.request.get(`/api/games/${id}/box-score`)).json();
  await openPage(page, `/admin/player-merges?player=${lines[0].playerId}&with=${lines[1].playerId}`);
  await expect(page.getByRole('alert')).toContainText('These players cannot be merged. They are two people');
  await expect(page.getByRole('button', { name: 'Merge into' })).toBeHidden();
  await expectNoAxeFindings(page);
});

async function addPlayer(page: Page, name: string, more: object): Promise<Player> {
  const teams = await (await page.request.get('/api/teams')).json();
  const data = { name, teamId: teams[0].id, ...more };
  const response = await page.request.post('/api/players', { data, headers: sameOrigin });
  expect(response.status(), await response.text()).toBe(201);
  return response.json();
}

async function found(page: Page, word: string): Promise<string[]> {
  // After a pause the server may be closing the kept connection; a browser would ask once more by itself.
  const response = await page.request.get(`/api/players/with-relations?q=${word}`, { maxRetries: 1 });
  const players: Player[] = await response.json();
  return players.map(({ displayName }) => displayName);
}
