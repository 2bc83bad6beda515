import { expect, type Page } from '@playwright/test';
import { boxScoreAgrees, inOrder, shownScore } from './court-screens.ts';
import { expectNoAxeFindings, openPage, test } from './fixtures.ts';
import { ExpectedGame, type Play } from './meant-game.ts';
import { ownApp } from './own-app.ts';
import { countedPlays, Thumb, taps, withoutOrder } from './thumb.ts';
import { saveForOffline, twoPhones } from './two-phones.ts';

const app = ownApp({ demo: true });
const { at, logInAs } = app;

/** How many plays both phones record; by hand, `TAPS=20` makes the game longer. */
const sharedPlays = Number(process.env['TAPS'] ?? 6);

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const allSaved = (page: Page) => expect(page.getByRole('status').filter({ hasText: 'All saved' })).toBeVisible();
const countedTwiceButton = (page: Page, count: number) =>
  page.getByRole('button', { name: count === 1 ? 'Counted twice?' : `${count} counted twice?`, exact: true });
const getSheet = (page: Page) => page.getByRole('dialog', { name: 'Counted twice?' });
const questionsIn = (page: Page) => getSheet(page).getByRole('listitem');

test('asks about plays that two offline phones both counted, side by side, and applies each decision once', {
  tag: '@whole',
}, async ({ page: watcher }) => {
  await using court = await twoPhones(app, watcher);
  const { basketball, first, second, game, path } = court;
  let { phone, other } = court;
  await watcher.goto(at(path));
  for (const page of [phone, other]) {
    await openPage(page, `${path}/console`);
    await saveForOffline(page);
  }
  const openOffline = async (device: typeof first) => {
    await device.kill();
    const page = await device.restart({ offline: true });
    await openPage(page, `${path}/console`);
    return page;
  };
  [phone, other] = await Promise.all([openOffline(first), openOffline(second)]);
  for (const page of [phone, other]) {
    await button(page, 'Start the game').click();
    await expect(taps(page)).toBeVisible();
  }

  // Both phones count the same plays and are killed twice; one has seen a play that the other has not.
  const plays: Play[] = [];
  const killTurns = [1, 2].map((kill) => Math.round((sharedPlays * kill) / 3));
  for (let turn = 0; turn < sharedPlays; turn += 1) {
    if (killTurns.includes(turn)) [phone, other] = await Promise.all([openOffline(first), openOffline(second)]);
    await Promise.all(
      [phone, other].map((page) => expect(page.getByText(new RegExp(`^${turn + 1} plays? waiting$`))).toBeVisible()),
    );
    const thumbs = [new Thumb(phone), new Thumb(other)];
    await Promise.all(thumbs.map((thumb) => thumb.play(turn, 1)));
    expect(thumbs[0]?.plays).toEqual(thumbs[1]?.plays);
    plays.push(...(thumbs[0]?.plays ?? []));
  }
  const extraThumb = new Thumb(other);
  await extraThumb.play(sharedPlays, 1);
  const distinctPlays = [...plays, ...extraThumb.plays];
  const gameWith = (repeated: readonly Play[]) => new ExpectedGame(basketball, [...distinctPlays, ...repeated]);

  await Promise.all([logInAs(phone, 'officer'), logInAs(other, 'admin')]);
  await Promise.all([phone, other].map((page) => page.context().setOffline(false)));
  await Promise.all([allSaved(phone), allSaved(other)]);
  await expect.poll(() => countedPlays(watcher, at(`/api${path}`))).toHaveLength(2 * sharedPlays + 1);
  expect(withoutOrder(await countedPlays(watcher, at(`/api${path}`)))).toEqual(
    withoutOrder([...distinctPlays, ...plays]),
  );
  for (const page of [phone, other]) await expect(countedTwiceButton(page, sharedPlays)).toBeVisible();
  await expect.poll(() => shownScore(watcher, '.sides')).toEqual(inOrder(gameWith(plays).score()));
  await expectNoAxeFindings(phone);

  await countedTwiceButton(phone, sharedPlays).click();
  await expect(questionsIn(phone)).toHaveCount(sharedPlays);
  await expect(questionsIn(phone).first()).toContainText('this phone');
  await expect(questionsIn(phone).first()).toContainText(/phone \d/);
  for (const width of [360, 1440]) {
    await phone.setViewportSize({ width, height: 780 });
    for (const theme of ['light', 'dark']) {
      await phone.evaluate((chosen) => Object.assign(document.documentElement.dataset, { theme: chosen }), theme);
      await expectNoAxeFindings(phone);
    }
  }
  await phone.setViewportSize({ width: 390, height: 844 });

  // One decision on each phone; the rest stay open on both phones and on a console opened later, even after the end.
  await button(phone, /^Count once: /)
    .first()
    .click();
  await expect(questionsIn(phone)).toHaveCount(sharedPlays - 1);
  await countedTwiceButton(other, sharedPlays - 1).click();
  await button(other, /^Both happened: /)
    .first()
    .click();
  await expect(questionsIn(phone)).toHaveCount(sharedPlays - 2);
  await phone.keyboard.press('Escape');
  await other.keyboard.press('Escape');
  await button(phone, /next period or end$/).click();
  for (const name of ['The game', 'End the game?']) {
    await phone.getByRole('dialog', { name }).getByRole('button', { name: 'End the game' }).click();
  }
  await allSaved(phone);
  await other.reload();
  await countedTwiceButton(other, sharedPlays - 2).click();
  await button(other, 'Count each once').click();
  // Nothing is left to decide.
  await expect(getSheet(other)).toHaveCount(0);
  await expect(countedTwiceButton(phone, sharedPlays - 2)).toHaveCount(0);

  const final = gameWith(plays.slice(1, 2));
  for (const [page, container] of [
    [phone, 'header'],
    [other, 'header'],
    [watcher, '.sides'],
  ] as const) {
    await expect.poll(() => shownScore(page, container)).toEqual(inOrder(final.score()));
  }
  for (const page of [phone, other, watcher]) {
    await openPage(page, at(`/box-score?game=${game.id}`));
    await boxScoreAgrees(page, game, final);
  }
});
