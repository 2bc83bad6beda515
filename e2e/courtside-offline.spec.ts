import { expect, type Page } from '@playwright/test';
import { todaysGameAdder } from './court-game.ts';
import { boxScoreAgrees, inOrder, shownScore } from './court-screens.ts';
import { startDeployProxy } from './deploys.ts';
import { newDevice, persistedOnDevice } from './devices.ts';
import { openPage, test } from './fixtures.ts';
import { ExpectedGame, type Play } from './meant-game.ts';
import { ownApp } from './own-app.ts';
import { countedPlays, pressAsSecondScorer, Thumb, taps } from './thumb.ts';
import { onThisPhone, saveForOffline, twoPhones } from './two-phones.ts';

const app = ownApp({ demo: true });
const { at, logInAs } = app;
const addTodaysGame = todaysGameAdder(at);

/** By hand, `TAPS=200 BROWSER_KILLS=5` plays a whole game. */
const tapCount = Number(process.env['TAPS'] ?? 40);
const kills = Number(process.env['BROWSER_KILLS'] ?? 2);
/** After how many taps the first phone's browser is killed. */
const killedAfter = Array.from({ length: kills }, (_, index) => Math.round((tapCount * (index + 1)) / (kills + 1)));

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const allSaved = (page: Page) => expect(page.getByRole('status').filter({ hasText: 'All saved' })).toBeVisible();

const readBuild = (page: Page) => page.locator('meta[name="build"]').getAttribute('content');

test(`${tapCount} taps of two offline scorers whose browsers are killed all arrive, once and in order`, {
  tag: '@whole',
}, async ({ page: watcher }) => {
  await using court = await twoPhones(app, watcher);
  const { basketball, first, second, game, path } = court;
  let { phone, other } = court;
  await phone.goto(`${path}/console`);
  await saveForOffline(phone);
  await other.goto(path);
  await saveForOffline(other);
  await Promise.all([first.kill(), second.kill()]);

  const openOffline = async (device: typeof first) => {
    const page = await device.restart({ offline: true });
    await openPage(page, `${path}/console`);
    return page;
  };
  [phone, other] = await Promise.all([openOffline(first), openOffline(second)]);
  const plays: Play[] = [];
  let [thumb, otherCount] = [new Thumb(phone), 0];
  const expectedSoFar = () => new ExpectedGame(basketball, plays);
  for (const one of [phone, other]) {
    await expect(onThisPhone(one)).toBeVisible();
    await button(one, 'Start the game').click();
    await expect(taps(one)).toBeVisible();
  }
  for (let turn = 0; turn < tapCount; turn += 1) {
    if (killedAfter.includes(turn)) {
      const before = await shownScore(phone, 'header');
      await first.kill();
      phone = await openOffline(first);
      thumb = new Thumb(phone);
      await expect.poll(() => shownScore(phone, 'header')).toEqual(before);
      await expect(phone.getByText(`${turn + 1 - otherCount} plays waiting`)).toBeVisible();
    }
    if (turn % 5 === 4) {
      await pressAsSecondScorer(other, basketball.othersKey);
      plays.push({ side: 'away', tap: basketball.othersKey, number: null, period: 1 });
      otherCount += 1;
    } else {
      await thumb.play(turn, 1);
      plays.push(...thumb.plays.splice(0));
    }
  }
  await second.kill();
  other = await second.restart({ offline: true });
  await other.goto(path);
  await expect(other.getByText(`${otherCount + 1} plays waiting on this phone`)).toBeVisible();

  // A browser that is killed within half a minute may lose its login; its plays then wait for the next login.
  await Promise.all([logInAs(phone, 'officer'), logInAs(other, 'admin')]);
  await phone.context().setOffline(false);
  await other.context().setOffline(false);
  await allSaved(phone);
  await expect.poll(() => countedPlays(watcher, at(`/api${path}`))).toHaveLength(tapCount);
  expect(await countedPlays(watcher, at(`/api${path}`))).toEqual(plays);
  await expect.poll(() => shownScore(phone, 'header')).toEqual(inOrder(expectedSoFar().score()));
  await expect(other.getByText('waiting on this phone')).toHaveCount(0);
  await button(phone, /next period or end$/).click();
  for (const name of ['The game', 'End the game?']) {
    await phone.getByRole('dialog', { name }).getByRole('button', { name: 'End the game' }).click();
  }
  await allSaved(phone);
  for (const one of [phone, other, watcher]) {
    await one.goto(at(`/box-score?game=${game.id}`));
    await boxScoreAgrees(one, game, expectedSoFar());
  }
});

test('a game saved for offline use is still available after the next deploy', { tag: '@whole' }, async ({
  page: admin,
}) => {
  await logInAs(admin, 'admin');
  const { id } = await addTodaysGame(admin, 1, 6);
  await using server = await startDeployProxy(at(''));
  await using device = newDevice(server.url);
  let page = await device.restart();
  await logInAs(page, 'officer');
  await openPage(page, `/games/${id}/console`);
  await saveForOffline(page);
  const before = await readBuild(page);
  server.deploy();
  await openPage(page, '/home');
  expect(await readBuild(page)).not.toBe(before);
  await openPage(page, `/games/${id}`);
  await expect(onThisPhone(page)).toBeVisible({ timeout: 180_000 });
  await device.kill();
  page = await device.restart({ offline: true });
  await openPage(page, `/games/${id}/console`);
  await expect(onThisPhone(page)).toBeVisible();
  await button(page, 'Start the game').click();
  await expect(taps(page)).toBeVisible();
});

test('logging out removes a game saved for offline use', { tag: '@whole' }, async ({ page: admin }) => {
  await logInAs(admin, 'admin');
  const { id, location } = await addTodaysGame(admin, 1, 6);
  await using device = newDevice(at(''));
  const page = await device.restart();
  await logInAs(page, 'officer');
  await openPage(page, `/games/${id}/console`);
  await saveForOffline(page);
  await button(page, 'Load again').click();
  await expect(onThisPhone(page)).toBeVisible();
  expect(await persistedOnDevice(page)).toContain(location);
  await openPage(page, '/more');
  await button(page, 'Your account').click();
  await button(page, 'Log out').locator('visible=true').click();
  await page.waitForURL('**/');
  await expect.poll(() => persistedOnDevice(page)).not.toContain(location);
});
