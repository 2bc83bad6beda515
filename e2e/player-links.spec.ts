import { expect, type Page } from '@playwright/test';
import type { Game } from '#features/competition/games/contract.ts';
import type { BoxScore } from '#features/results/box-scores/contract.ts';
import type { Player } from '#features/teams/players/contract.ts';
import { expectNoAxeFindings, login, openPage, register, reloadPage, test } from './fixtures.ts';
import { bell } from './notice.ts';
import { personElsewhere } from './talk.ts';

const getProfile = (page: Page, { displayName }: Player) => page.getByRole('dialog', { name: displayName });
const openProfile = async (page: Page, player: Player) => {
  await openPage(page, `/players?player=${player.id}`);
  await expect(getProfile(page, player)).toBeVisible();
};

test('a member claims a player, an officer approves it, and the member’s own rows are marked until they unlink it', async ({
  page,
  browser,
  baseURL,
}) => {
  await register(page);
  const { displayName } = await (await page.request.get('/api/user')).json();
  const { player, game } = await findPlayer(page, 3);
  await openProfile(page, player);
  await getProfile(page, player).getByRole('button', { name: 'This is me' }).click();
  await expect(getProfile(page, player).getByText('You claimed this profile.')).toBeVisible();
  await expectNoAxeFindings(page);

  const officer = await personElsewhere(browser, baseURL, 'officer');
  await officer.goto('/home');
  await bell(officer).click();
  await officer.getByRole('link', { name: /player claims? (is|are) waiting for approval/ }).click();
  await expect(officer.getByRole('heading', { level: 1, name: 'Player claims' })).toBeVisible();
  await expectNoAxeFindings(officer);
  await officer.getByRole('button', { name: `Approve ${displayName} as ${player.displayName}` }).click();
  await expect(officer.getByText('Claim approved')).toBeVisible();
  await expect(officer.getByRole('heading', { name: displayName })).toBeHidden();
  await openProfile(officer, player);
  await expect(getProfile(officer, player).getByText(`(${displayName}), linked since`)).toBeVisible();
  await officer.close();

  await expect(getProfile(page, player).getByText('This is you')).toBeVisible();
  await openPage(page, `/teams/${player.teamId}`);
  await expect(page.getByRole('row', { name: player.displayName }).getByText('You', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'I play here' })).toHaveCount(0);
  await expect(page.getByText('You', { exact: true })).toHaveCount(1);

  await openPage(page, `/box-score?game=${game.id}`);
  const side = game.homeTeam.id === player.teamId ? game.homeTeam : game.awayTeam;
  await page.getByRole('radiogroup', { name: 'Team' }).getByText(side.name).click();
  await expect(page.getByRole('row', { name: player.displayName }).getByText('You', { exact: true })).toBeVisible();
  await expectNoAxeFindings(page);

  await openPage(page, `/standings?sport=${player.team.sportId}`);
  await expect(page.getByRole('row', { name: player.team.name }).getByText('Your team')).toBeVisible();
  await expect(page.getByText('Your team')).toHaveCount(1);

  await openPage(page, '/home');
  await expect(page.getByRole('heading', { name: 'Your teams' })).toBeVisible();
  await openPage(page, '/account');
  await page.getByRole('button', { name: `This is not me: ${player.displayName}, ${player.team.name}` }).click();
  await expect(page.getByText('You are no longer linked to this player')).toBeVisible();
  await expect(page.getByText('None yet. Find yourself under Players and tap “This is me”.')).toBeVisible();
  await openPage(page, `/standings?sport=${player.team.sportId}`);
  await expect(page.getByRole('row', { name: player.team.name })).toBeVisible();
  await expect(page.getByText('Your team')).toBeHidden();
});

test('an officer declines a claim with a reason, which the member reads', { tag: '@whole' }, async ({
  page,
  browser,
  baseURL,
}) => {
  await register(page);
  const { displayName } = await (await page.request.get('/api/user')).json();
  const { player } = await findPlayer(page, 4);
  await openProfile(page, player);
  await getProfile(page, player).getByRole('button', { name: 'This is me' }).click();
  await expect(getProfile(page, player).getByText('You claimed this profile.')).toBeVisible();

  const officer = await personElsewhere(browser, baseURL, 'officer');
  await officer.goto('/player-claims');
  const action = `Decline ${displayName} as ${player.displayName}`;
  await officer.getByRole('button', { name: action }).click();
  const dialog = officer.getByRole('dialog', { name: `${action}?` });
  await dialog.getByRole('button', { name: 'Decline' }).click();
  await expect(dialog.getByText('Please give a reason')).toBeVisible();
  await expectNoAxeFindings(officer);
  await dialog.getByLabel('Reason').fill('That is your brother.');
  await dialog.getByRole('button', { name: 'Decline' }).click();
  await expect(officer.getByText('Claim declined')).toBeVisible();
  await officer.close();

  await expect(getProfile(page, player).getByRole('button', { name: 'This is me' })).toBeVisible();
  await openPage(page, '/clubs');
  await bell(page).click();
  const notice = page.getByRole('link', { name: 'Your claim was declined' });
  await expect(notice).toContainText(`${player.displayName}, ${player.team.name}: That is your brother.`);
});

test('an admin links an account to a player by username, and unlinks it again', { tag: '@whole' }, async ({ page }) => {
  await login(page, 'admin');
  const { player } = await findPlayer(page, 6);
  await openProfile(page, player);
  const profile = getProfile(page, player);
  await profile.getByRole('button', { name: 'Link an account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Link an account' });
  await dialog.getByLabel('Username').fill('nobody.has.this');
  await dialog.getByRole('button', { name: 'Link', exact: true }).click();
  await expect(dialog.getByText('There is no account with that name')).toBeVisible();
  await dialog.getByLabel('Username').fill('unathi');
  await dialog.getByRole('button', { name: 'Link', exact: true }).click();
  await expect(profile.getByText('(unathi), linked since')).toBeVisible();
  await expectNoAxeFindings(page);
  await profile.getByRole('button', { name: 'Unlink' }).click();
  await expect(profile.getByRole('button', { name: 'Link an account' })).toBeVisible();
});

test('one filter finds all games of the teams that a member plays in, follows and lives with', async ({ page }) => {
  await login(page, 'member');
  const fetchMine = async (): Promise<number[]> =>
    (await (await page.request.get('/api/user/teams')).json()).teams.map(
      ({ team }: { team: { id: number } }) => team.id,
    );
  const before = new Set(await fetchMine());
  expect(before.size).toBeGreaterThan(1);
  const completed: Game[] = await (await page.request.get('/api/games?status=completed')).json();
  const other = completed.map(({ homeTeam }) => homeTeam).find(({ id }) => !before.has(id));
  await openPage(page, `/teams/${other?.id}`);
  await page.getByRole('button', { name: `Follow ${other?.name}` }).click();
  await expect(page.getByRole('button', { name: `Unfollow ${other?.name}` })).toBeVisible();
  await expect(page.getByText(`You follow ${other?.name}`)).toBeVisible();
  const mine = new Set(await fetchMine());
  expect([...mine].filter((id) => !before.has(id))).toEqual([other?.id]);

  const ownGames = completed.filter(({ homeTeam, awayTeam }) => mine.has(homeTeam.id) || mine.has(awayTeam.id));
  await openPage(page, '/games?status=past');
  await page.getByRole('button', { name: 'My teams' }).click();
  await expect(page).toHaveURL('/games?status=past&side=home');
  await reloadPage(page);
  await expect(async () => {
    await page.keyboard.press('End');
    await expect(page.locator('article:has(a[href^="/games/"])')).toHaveCount(ownGames.length, { timeout: 500 });
  }).toPass();
});

/** A player of a sport who is in the box score of a game, and not linked to an account yet. */
async function findPlayer(page: Page, sportId: number): Promise<{ player: Player; game: Game }> {
  const games: Game[] = await (await page.request.get(`/api/games?status=completed&sportId=${sportId}`)).json();
  // Skips the village's own side, because its name on the screen is not that of its team.
  const away = games.filter(({ hasBoxScore, awayTeam }) => hasBoxScore && !/PV|Princeton/.test(awayTeam.name));
  for (const game of away) {
    const { lines }: BoxScore = await (await page.request.get(`/api/games/${game.id}/box-score`)).json();
    const line = lines.find(({ side, didNotPlay }) => side === 'away' && !didNotPlay);
    if (line) return { game, player: await (await page.request.get(`/api/players/${line.playerId}`)).json() };
  }
  throw new Error('The demo has box scores of every sport with teams');
}
