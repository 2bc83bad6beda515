import { expect, type Locator, type Page } from '@playwright/test';
import { addAs, todaysGameAdder } from './court-game.ts';
import {
  boxScoreAgrees,
  type CourtGame,
  cardAgrees,
  inOrder,
  leadersAgree,
  shownScore,
  tableAgrees,
  watcherAgrees,
} from './court-screens.ts';
import { type CourtSport, fiveSports } from './five-sports.ts';
import { expectNoAxeFindings, openPage, reloadPage, test } from './fixtures.ts';
import { ExpectedGame, type Play } from './meant-game.ts';
import { ownApp } from './own-app.ts';
import { passwords } from './people.ts';
import {
  countedPlays,
  countWakeLocksAndVibrations,
  court,
  pressAsSecondScorer,
  Thumb,
  taps,
  watchKeys,
  withoutOrder,
} from './thumb.ts';

const { at, logInAs } = ownApp({ demo: true });

/** The window of a small phone, less the browser's own bars. */
test.use({ viewport: { width: 390, height: 664 } });

const addTodaysGame = todaysGameAdder(at);

const allSaved = (page: Page) => expect(page.getByRole('status').filter({ hasText: 'All saved' })).toBeVisible();

test('the console is two presses from a login', { tag: '@whole' }, async ({ page, browser }) => {
  const admin = await browser.newPage();
  await logInAs(admin, 'admin');
  const { id, location } = await addTodaysGame(admin, 1, 3);
  await admin.close();
  await openPage(page, at('/'));
  await page.getByLabel('Username').fill('officer');
  await page.getByLabel(/^Password/).fill(passwords.demo);
  await page.getByRole('button', { name: 'Initialize Connection' }).click();
  await expect(page).toHaveURL(at('/home'));

  let presses = 0;
  const press = async (target: Locator) => {
    await target.click();
    presses += 1;
  };
  await press(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Games' }));
  await press(page.getByRole('article').filter({ hasText: location }).getByRole('link', { name: 'Score live' }));
  await expect(page).toHaveURL(at(`/games/${id}/console`));
  await expect(page.getByRole('button', { name: 'Start the game' })).toBeVisible();
  expect(presses).toBe(2);
});

test('the officers’ dashboard opens on the games of today, grouped by sport', { tag: '@whole' }, async ({
  page,
  browser,
}) => {
  const admin = await browser.newPage();
  await logInAs(admin, 'admin');
  const games = [await addTodaysGame(admin, 3, 0), await addTodaysGame(admin, 1, 0)];
  await admin.close();
  await logInAs(page, 'officer');
  await openPage(page, at('/ground-anchor-dashboard'));
  await page.getByRole('dialog').getByLabel('Username').fill('officer');
  await page.getByRole('dialog').getByRole('button', { name: 'Verify' }).click();
  await expect(page.getByRole('tab', { name: 'Game Scores' })).toHaveAttribute('aria-selected', 'true');
  for (const [sport, game] of [
    ['Soccer', games[0]],
    ['Basketball', games[1]],
  ] as const) {
    const card = page
      .getByRole('region', { name: sport })
      .getByRole('article')
      .filter({ hasText: game?.location ?? '' });
    await expect(card.getByRole('link', { name: 'Score live' })).toBeVisible();
  }
  await expectNoAxeFindings(page);
});

test('an officer sets the line-up before the game, and a second officer sees it', async ({ page, browser }) => {
  const second = await browser.newPage();
  await logInAs(second, 'admin');
  const { id } = await addTodaysGame(second, 1, 12);
  await logInAs(page, 'officer');
  await openPage(page, at(`/games/${id}/console`));
  const lineUp = page.getByRole('group', { name: 'Line-up' });
  for (const number of [11, 4, 12, 7, 9]) await lineUp.getByRole('button', { name: new RegExp(`^${number} `) }).click();
  await expect(page.getByText('5 of 5 on court')).toBeVisible();
  await expectNoAxeFindings(page);
  await page.getByRole('button', { name: 'Start the game' }).click();
  const shirts = [/^11 /, /^4 /, /^12 /, /^7 /, /^9 /, /other players and line-up$/];
  const expectShirts = async (one: Page, numbers: readonly RegExp[]) => {
    for (const [index, number] of numbers.entries()) {
      await expect(court(one).first().getByRole('button').nth(index)).toHaveAccessibleName(number);
    }
  };
  await expectShirts(page, shirts);
  await second.goto(at(`/games/${id}/console`));
  await second.getByRole('button', { name: 'Score together' }).click();
  await expectShirts(second, shirts);

  await page.getByRole('button', { name: /other players and line-up$/ }).click();
  await page.getByRole('button', { name: 'Change the line-up' }).click();
  await page.getByRole('dialog').getByRole('button', { name: /^4 / }).click();
  await page.getByRole('dialog').getByRole('button', { name: /^8 / }).click();
  await expectNoAxeFindings(page);
  await page.getByRole('button', { name: 'Done' }).click();
  for (const one of [page, second]) await expectShirts(one, [/^11 /, /^8 /, /^12 /, /^7 /, /^9 /]);
  await second.close();
});

test('disables a player who is sent off until that is undone, and counts an own goal for the other side', {
  tag: '@whole',
}, async ({ page, browser }) => {
  const admin = await browser.newPage();
  await logInAs(admin, 'admin');
  const { id } = await addTodaysGame(admin, 3, 18);
  await admin.close();
  await logInAs(page, 'officer');
  await openPage(page, at(`/games/${id}/console`));
  await page.getByRole('button', { name: 'Start the game' }).click();
  const seven = court(page).getByRole('button', { name: /^7 / });
  await seven.click();
  await page.getByRole('button', { name: 'More plays' }).click();
  await expectNoAxeFindings(page);
  await page.getByRole('button', { name: 'Red card' }).click();
  await expect(seven).toBeDisabled();
  await page.getByRole('button', { name: 'Undo: Red card' }).click();
  await expect(seven).toBeEnabled();
  await seven.click();
  await page.getByRole('button', { name: 'More plays' }).click();
  await page.getByRole('region', { name: 'Own goal' }).getByRole('button').click();
  await expect(page.getByText(/^Own goal · 7 Thabo/)).toBeVisible();
  await allSaved(page);
  const { homeScore, awayScore } = await (await page.request.get(at(`/api/games/${id}`))).json();
  expect([homeScore, awayScore]).toEqual([0, 1]);
});

/** A whole game; both scorers lose the network on the way. */
const eventsPerSport = 60;
const turnAt = (share: number) => Math.floor(eventsPerSport * share);

for (const sport of fiveSports) {
  test(`scores ${eventsPerSport} events of ${sport.definition} with one thumb: all screens agree, and no key moves`, {
    tag: '@whole',
  }, async ({ page, context, browser }) => {
    await countWakeLocksAndVibrations(context);
    const [second, watcher] = await Promise.all([browser.newPage(), browser.newPage()]);
    await Promise.all([logInAs(second, 'admin'), logInAs(watcher, 'member'), logInAs(page, 'officer')]);
    const game = await newGame(second, sport);
    const url = at(`/api/games/${game.id}`);
    await watcher.goto(at(`/games/${game.id}`));
    await openPage(page, at(`/games/${game.id}/console`));
    await page.getByRole('button', { name: 'Start the game' }).click();
    await expect(taps(page)).toBeVisible();
    await second.goto(at(`/games/${game.id}/console`));
    await second.getByRole('button', { name: 'Score together' }).click();
    await expect(taps(second)).toBeVisible();

    const thumb = new Thumb(page);
    const secondPlays: Play[] = [];
    const expectedSoFar = () => new ExpectedGame(sport, [...thumb.plays, ...secondPlays]);
    let period = 1;
    let readWatch = await watchKeys(page);
    const before: Awaited<ReturnType<typeof readWatch>>[] = [];
    for (let turn = 0; turn < eventsPerSport; turn++) {
      if (turn === turnAt(1 / 3) || turn === turnAt(3 / 4)) await context.setOffline(true);
      if (turn === turnAt(1 / 2)) {
        before.push(await readWatch());
        await reloadUnsent(page, expectedSoFar());
        readWatch = await watchKeys(page);
      }
      if (turn === turnAt(2 / 3)) {
        period = 2;
        await thumb.press(page.getByRole('button', { name: /next period or end$/ }));
        await thumb.press(page.getByRole('dialog').getByRole('button', { name: /^Start / }));
        await expect(second.getByRole('button', { name: /^\D+2\b.*next period or end$/ })).toBeVisible();
      }
      if (turn === turnAt(5 / 6)) await context.setOffline(false);
      if (turn % 12 === 7) {
        await pressAsSecondScorer(second, sport.othersKey);
        secondPlays.push({ side: 'away', tap: sport.othersKey, number: null, period });
      }
      await thumb.play(turn, period);
      if (turn % 10 === 9) {
        await thumb.press(page.getByRole('button', { name: /^Undo/ }));
        thumb.plays.pop();
      }
    }
    await allSaved(page);
    await expect.poll(() => shownScore(page, 'header')).toEqual(inOrder(expectedSoFar().score(1)));
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    const after = await readWatch();
    for (const { moved, undoHidden, frames } of [...before, after]) {
      expect([moved, undoHidden]).toEqual([[], 0]);
      expect(frames).toBeGreaterThan(eventsPerSport / 2);
    }
    expect(before.map(({ positions }) => positions)).toEqual([after.positions]);
    expect(thumb.smallest).toBeGreaterThanOrEqual(44);
    expect(thumb.lowest).toBeLessThanOrEqual(664);
    await expectNoAxeFindings(page);
    expect(withoutOrder(await countedPlays(page, url))).toEqual(withoutOrder([...thumb.plays, ...secondPlays]));
    const { wakeLocks, vibrations } = await page.evaluate(() => Object(window).pressEffects);
    expect(wakeLocks).toBe(1);
    // The page counts vibrations only since its reload.
    expect(vibrations).toBeGreaterThanOrEqual(eventsPerSport - turnAt(1 / 2));

    await page.getByRole('button', { name: /next period or end$/ }).click();
    for (const name of ['The game', 'End the game?']) {
      await page.getByRole('dialog', { name }).getByRole('button', { name: 'End the game' }).click();
    }
    await allSaved(page);
    await allAgree(page, game, expectedSoFar(), { watcher, second });
    await Promise.all([second.close(), watcher.close()]);
  });
}

/** A game of a new sport, so that its table and leaders contain no other game. */
async function newGame(admin: Page, { definition, players }: CourtSport) {
  const sport = await addAs(admin, at('/api/sports'), {
    name: `${definition} ${crypto.randomUUID().slice(0, 6)}`,
    definition,
  });
  return addTodaysGame(admin, sport.id, players, { category: 'league' });
}

/** Reloads with the network back while the server still takes no plays: the waiting plays survive the reload. */
async function reloadUnsent(page: Page, expectedSoFar: ExpectedGame): Promise<void> {
  const waiting = page.getByRole('status').filter({ hasText: /^\d+ plays? waiting$/ });
  const text = await waiting.textContent();
  const isPlay = '**/api/games/*/events*';
  await page.route(isPlay, (route) =>
    route.request().method() === 'POST' ? route.abort('internetdisconnected') : route.fallback(),
  );
  await page.context().setOffline(false);
  await reloadPage(page);
  await expect(waiting).toHaveText(text ?? '');
  await expect(taps(page)).toBeVisible();
  await expect.poll(() => shownScore(page, 'header')).toEqual(inOrder(expectedSoFar.score(0)));
  await page.unroute(isPlay);
}

async function allAgree(
  page: Page,
  game: CourtGame,
  expected: ExpectedGame,
  { watcher, second }: Record<'watcher' | 'second', Page>,
) {
  const { id, sportId } = game;
  for (const console of [page, second]) {
    await expect.poll(() => shownScore(console, 'header')).toEqual(inOrder(expected.score()));
  }
  const { homeScore, awayScore } = await (await page.request.get(at(`/api/games/${id}`))).json();
  expect([homeScore, awayScore]).toEqual(inOrder(expected.score()));
  await watcherAgrees(watcher, expected);
  await cardAgrees(watcher, at, game, expected);
  await openPage(page, at(`/box-score?game=${id}`));
  await boxScoreAgrees(page, game, expected);
  await openPage(page, at(`/standings?sport=${sportId}`));
  await tableAgrees(page, game, expected);
  await leadersAgree(page, game, expected);
}
