import { expect, type Page } from '@playwright/test';
import { addAs } from './court-game.ts';
import { expectNoAxeFindings, openPage, test } from './fixtures.ts';
import { openListening } from './live-game.ts';
import { ownApp } from './own-app.ts';

const { at, logInAs } = ownApp({ demo: true });

/** The window of a small phone, less the browser's own bars. */
test.use({ viewport: { width: 390, height: 664 } });

const roster = [
  ['Nandi Zikhali', 'Goal Shooter'],
  ['Lerato O’Neil', 'GA'],
  ['Zanele Gumede', 'Wing attack'],
  ['Ayanda Botha', 'Centre'],
  ['Thandi Nkosi', 'WD'],
  ['Palesa Dube', 'Goal defence'],
  ['Refilwe Khumalo', 'GK / GD'],
  ['Busi Cele', null],
] as const;

async function addNetballGame(admin: Page) {
  const add = (path: string, data: object) => addAs(admin, at(path), data);
  const netball = 2;
  const name = (side: string) => `${side} ${crypto.randomUUID().slice(0, 6)}`;
  const teams = { home: name('Quinces'), away: name('7th Mile') };
  const [home, away] = [
    await add('/api/teams', { name: teams.home, sportId: netball, gender: 'Mixed' }),
    await add('/api/teams', { name: teams.away, sportId: netball, gender: 'Mixed' }),
  ];
  for (const [index, [player, position]] of roster.entries()) {
    await add('/api/players', { name: player, teamId: home.id, jerseyNumber: index + 1, position });
  }
  const dateTime = new Date(Date.now() + 60_000).toISOString();
  const game = { sportId: netball, homeTeamId: home.id, awayTeamId: away.id, dateTime, location: 'Court 9' };
  return { ...(await add('/api/games', { ...game, category: 'friendly' })), teams };
}

test('an officer scores netball by position with a clock and the centre pass, offline too', async ({
  page,
  context,
  browser,
}) => {
  const admin = await browser.newPage();
  await logInAs(admin, 'admin');
  const { id, teams } = await addNetballGame(admin);
  await admin.close();
  const watcher = await browser.newPage();
  await logInAs(watcher, 'member');
  await openListening(watcher, at(`/games/${id}`));
  await logInAs(page, 'officer');
  await openPage(page, at(`/games/${id}/console`));

  const positions = page.getByRole('group', { name: 'Positions' });
  const bench = page.getByRole('group', { name: 'Bench' });
  const place = (bib: string) => positions.getByRole('button', { name: new RegExp(`^${bib} `) });
  await expect(place('GS')).toHaveAccessibleName('GS 1 Zikhali (Goal shooter)');
  await expect(place('GK')).toHaveAccessibleName('GK 7 Khumalo (Goal keeper)');
  await place('GS').click();
  await place('WA').click();
  await bench.getByRole('button', { name: '8 Cele' }).click();
  await place('GA').click();
  await expect(place('WA')).toHaveAccessibleName('WA 1 Zikhali (Wing attack)');
  await expect(bench.getByRole('button').first()).toHaveAccessibleName('2 O’Neil');
  await page.getByRole('radiogroup', { name: 'First centre pass' }).getByText(teams.away).click();
  await expectNoAxeFindings(page);
  await page.getByRole('button', { name: 'Start the game' }).click();

  const sides = page.getByRole('region', { name: 'Scoring for' }).getByRole('button');
  const centrePass = sides.filter({ hasText: 'centre pass' });
  await expect(centrePass).toContainText(teams.away);
  await context.setOffline(true);
  const court = page.getByRole('group', { name: /^Player \(optional\)/ });
  const wingAttack = court.getByRole('button', { name: /^WA 1 Zikhali/ });
  await wingAttack.click();
  const goal = page.getByRole('button', { name: 'Goal', exact: true });
  await expect(page.getByRole('button', { name: 'Goal only GS or GA' })).toBeDisabled();
  await wingAttack.click();
  await page.getByRole('button', { name: /next period or end$/ }).click();
  await page.getByRole('button', { name: 'Stop the clock' }).click();
  await page.getByRole('button', { name: 'Correct the clock' }).click();
  const clock = page.getByRole('dialog', { name: 'The clock' });
  await clock.getByLabel('Time on the clock').fill('15:01');
  await clock.getByRole('button', { name: 'Set' }).click();
  await expect(clock.getByText('This clock does not show that time.')).toBeVisible();
  await clock.getByLabel('Time on the clock').fill('7:41');
  await clock.getByRole('button', { name: 'Set' }).click();
  await clock.getByRole('button', { name: '+1 s' }).click();
  await expect(clock.getByText('7:42', { exact: true })).toBeVisible();
  await expectNoAxeFindings(page);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  // The player first: a play asks for its player for a few seconds only.
  await court.getByRole('button', { name: /^GS 3 Gumede/ }).click();
  await goal.click();
  await expect(centrePass).toContainText(teams.home);
  await expect(page.getByRole('button', { name: 'Undo: Goal' })).toBeEnabled();

  await context.setOffline(false);
  await expect(page.getByRole('status').filter({ hasText: 'All saved' })).toBeVisible();
  await expect(watcher.getByRole('region', { name: '1st quarter' }).getByRole('listitem')).toHaveText(
    /^7:42.*Goal, Z\. Gumede GS1–0$/,
  );
  await expect(watcher.getByText('Q1 · 7:42')).toBeVisible();
  await watcher.close();
});
