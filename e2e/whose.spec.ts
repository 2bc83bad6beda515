import { expect, type Page } from '@playwright/test';
import { whoMs } from '#features/live/live-games/who-rules.ts';
import { todaysGameAdder } from './court-game.ts';
import { expectNoAxeFindingsInBothThemes, openPage, reloadPage, test } from './fixtures.ts';
import { holdTimers } from './held-timers.ts';
import { ownApp } from './own-app.ts';
import { countedPlays, court, sideKeys, watchKeys } from './thumb.ts';

const { at, logInAs } = ownApp({ demo: true });

/** The window of a small phone, less the browser's own bars. */
test.use({ viewport: { width: 390, height: 664 } });

const addTodaysGame = todaysGameAdder(at);
const tap = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
/** For this long after a dialog the keys below it take no touch. */
const fastPressMs = 250;
const shirt = (page: Page, number: number) => court(page).getByRole('button', { name: new RegExp(`^${number} `) });
const asks = (page: Page, play: string) => expect(court(page).getByText(`Who? ${play}`)).toBeVisible();
const asksNobody = (page: Page) => expect(court(page).getByText('Next play: tap a player')).toBeVisible();
const allSaved = (page: Page) => expect(page.getByRole('status').filter({ hasText: 'All saved' })).toBeVisible();

/** Opens the console of a new basketball game, and starts it. */
async function startScoring(page: Page, admin: Page): Promise<string> {
  const { id } = await addTodaysGame(admin, 1, 8);
  await openPage(page, at(`/games/${id}/console`));
  await tap(page, 'Start the game');
  return at(`/games/${id}`);
}

const playsOf = async (page: Page, url: string) => {
  const plays = await countedPlays(page, url.replace('/games/', '/api/games/'));
  return plays.map(({ tap: name, number }) => `${name} · ${number ?? 'team'}`);
};

test('a play is pressed first and its player then, for a moment', async ({ page, browser }) => {
  const letPass = await holdTimers(page, whoMs);
  const admin = await browser.newPage();
  await logInAs(admin, 'admin');
  await logInAs(page, 'officer');
  const url = await startScoring(page, admin);
  await asksNobody(page);
  const readWatch = await watchKeys(page);

  // The score answers at once; the player then gets it.
  await tap(page, '+2 Two-pointer');
  await asks(page, 'Two-pointer');
  await expect(page.locator('header').getByText('2', { exact: true })).toBeVisible();
  await expectNoAxeFindingsInBothThemes(page);
  await shirt(page, 3).click();
  await asksNobody(page);
  await expect(page.getByText(/^Two-pointer · 3 /)).toBeVisible();

  // The moment passes: the play stays with the team, and the player gets the next one.
  await tap(page, '+3 Three-pointer');
  await asks(page, 'Three-pointer');
  await letPass(whoMs);
  await asksNobody(page);
  await shirt(page, 4).click();
  await expect(court(page).getByText(/^Next play: 4 /)).toBeVisible();
  await tap(page, '+1 Free throw');
  await asksNobody(page);

  // The next action is another end of it, and so is the team's own key.
  await tap(page, 'REB Rebound');
  await tap(page, 'AST Assist');
  await asks(page, 'Assist');
  await sideKeys(page).first().click();
  await asksNobody(page);

  // One of the bench takes as long as it takes to find.
  await tap(page, 'STL Steal');
  await page.getByRole('button', { name: /other players and line-up$/ }).click();
  await letPass(whoMs);
  await page.getByRole('dialog').getByRole('button', { name: /^7 / }).click();
  await expect(page.getByText(/^Steal · 7 /)).toBeVisible();

  const { moved, undoHidden } = await readWatch();
  expect([moved, undoHidden]).toEqual([[], 0]);
  await allSaved(page);
  expect(await playsOf(page, url)).toEqual([
    '+2 Two-pointer · 3',
    '+3 Three-pointer · team',
    '+1 Free throw · 4',
    'REB Rebound · team',
    'AST Assist · team',
    'STL Steal · 7',
  ]);
  await admin.close();
});

test('two touches are one play, until the scorer says twice', { tag: '@whole' }, async ({ page, browser }) => {
  const letPass = await holdTimers(page, fastPressMs);
  const admin = await browser.newPage();
  await logInAs(admin, 'admin');
  await logInAs(page, 'officer');
  const url = await startScoring(page, admin);
  await shirt(page, 2).click();
  await page.getByRole('button', { name: '+1 Free throw' }).evaluate((key: HTMLElement) => {
    key.click();
    key.click();
  });
  await expect(page.getByRole('button', { name: 'Twice?' })).toBeVisible();
  await allSaved(page);
  expect(await playsOf(page, url)).toEqual(['+1 Free throw · 2']);
  await expectNoAxeFindingsInBothThemes(page);
  await tap(page, 'Twice?');
  await expect(page.getByRole('button', { name: 'Twice?' })).toHaveCount(0);
  await allSaved(page);
  expect(await playsOf(page, url)).toEqual(['+1 Free throw · 2', '+1 Free throw · 2']);

  // A key below a dialog takes no touch at first, and then one at the same spot.
  await tap(page, 'More plays');
  const rare = page.getByRole('dialog').getByRole('button', { name: 'Technical foul', exact: true });
  const box = await rare.boundingBox();
  if (!box) throw new Error('The dialog has no such key');
  const touch = () => page.mouse.click(box.x + 30, box.y + box.height - 6);
  await touch();
  await expect(page.getByText(/^Technical foul · /)).toBeVisible();
  await touch();
  await letPass(fastPressMs);
  await expect(page.locator('.console')).toHaveCSS('pointer-events', 'auto');
  await touch();
  await expect(page.getByText(/^Assist · /)).toBeVisible();
  await allSaved(page);
  expect((await playsOf(page, url)).slice(2)).toEqual(['Technical foul · team', 'AST Assist · team']);
  await admin.close();
});

test('a play without a network keeps its player, also in a browser that was killed, beside a second scorer', {
  tag: '@whole',
}, async ({ page, context, browser }) => {
  const second = await browser.newPage();
  await holdTimers(second, whoMs);
  const letPass = await holdTimers(page, whoMs);
  await logInAs(second, 'admin');
  await logInAs(page, 'officer');
  const url = await startScoring(page, second);
  await second.goto(`${url}/console`);
  await second.getByRole('button', { name: 'Score together' }).click();
  await context.setOffline(true);
  await tap(page, '+2 Two-pointer');
  await shirt(page, 5).click();
  await tap(page, '+3 Three-pointer');
  await sideKeys(second).nth(1).click();
  await tap(second, '+1 Free throw');
  await asks(second, 'Free throw');
  await context.setOffline(false);
  await reloadPage(page);
  await expect(page.getByRole('group', { name: 'Plays' })).toBeVisible();
  await asksNobody(page);
  // The outbox tries again after a while.
  const state = page.getByRole('status').first();
  await expect.poll(async () => letPass(60_000).then(() => state.textContent())).toBe('All saved');
  await shirt(second, 1).click();
  await allSaved(second);
  for (const one of [page, second]) {
    const score = one.locator('header').locator('.score.inline-block');
    await expect(score).toHaveText(['5', '1']);
  }
  expect((await playsOf(page, url)).toSorted()).toEqual([
    '+1 Free throw · 1',
    '+2 Two-pointer · 5',
    '+3 Three-pointer · team',
  ]);
  await second.close();
});

test('fouls are in sight before the limit is reached', { tag: '@whole' }, async ({ page, browser }) => {
  const admin = await browser.newPage();
  await logInAs(admin, 'admin');
  await logInAs(page, 'officer');
  const url = await startScoring(page, admin);
  const readWatch = await watchKeys(page);
  const foul = async (number: number, name = 'Foul Personal foul') => {
    await shirt(page, number).click();
    await tap(page, name);
  };
  const rare = async (number: number, name: string) => {
    await shirt(page, number).click();
    await tap(page, 'More plays');
    await page.getByRole('dialog').getByRole('button', { name, exact: true }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  };
  // Between two fouls of one player another key is pressed, because two quick touches of a key are one.
  for (const _three of [1, 2, 3]) {
    await foul(3);
    await tap(page, 'REB Rebound');
    await sideKeys(page).first().click();
  }
  await expect(shirt(page, 3)).toHaveAccessibleName(/3 fouls/);
  await expect(shirt(page, 3)).not.toHaveAccessibleName(/last/);
  await rare(3, 'Technical foul');
  await expect(shirt(page, 3)).toHaveAccessibleName(
    /4 fouls, one more is the last, technical foul: one more disqualifies/,
  );
  await expect(sideKeys(page).first()).toHaveAccessibleName(/\(4 fouls in this period\)$/);
  await expect(sideKeys(page).nth(1)).toHaveAccessibleName(/\(0 fouls in this period\) Bonus$/);
  await expectNoAxeFindingsInBothThemes(page);
  // The bench's counts neither for a player nor among the team's fouls, and asks nobody.
  await rare(5, 'Bench technical foul');
  await asksNobody(page);
  await expect(sideKeys(page).first()).toHaveAccessibleName(/\(4 fouls in this period\)$/);
  await expect(shirt(page, 5)).not.toHaveAccessibleName(/foul/);
  await foul(3);
  await expect(shirt(page, 3)).toHaveAccessibleName(/5 fouls, fouled out/);
  await expect(shirt(page, 3)).toContainText('Fouled out');
  await expect(shirt(page, 3)).toBeDisabled();
  await expect(page.getByText(/^Personal foul · 3 .* · Fouled out$/)).toBeVisible();
  await rare(4, 'Disqualifying foul');
  await expect(shirt(page, 4)).toContainText('Disqualified');
  await expectNoAxeFindingsInBothThemes(page);
  await tap(page, 'Undo: Disqualifying foul');
  await expect(shirt(page, 4)).toBeEnabled();

  await page.getByRole('button', { name: /next period or end$/ }).click();
  await tap(page, 'Start 2nd quarter');
  await expect(sideKeys(page).first()).toHaveAccessibleName(/\(0 fouls in this period\)$/);
  await expect(shirt(page, 3)).toBeDisabled();
  const { moved, undoHidden } = await readWatch();
  expect([moved, undoHidden]).toEqual([[], 0]);
  await allSaved(page);
  await openPage(page, url.replace('/games/', '/box-score?game='));
  await expect(page.getByRole('columnheader', { name: 'PF' }).first()).toBeVisible();
  await admin.close();
});
