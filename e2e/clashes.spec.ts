import { expect, type Page } from '@playwright/test';
import { boxScoreAgrees, inOrder, shownScore } from './court-screens.ts';
import { expectNoAxeFindings, test } from './fixtures.ts';
import { type Meant, MeantGame } from './meant-game.ts';
import { ownApp } from './own-app.ts';
import { played, Thumb, taps, withoutOrder } from './thumb.ts';
import { take, twoPhones } from './two-phones.ts';

const app = ownApp({ demo: true });
const { at, comeIn } = app;

/** How many plays both phones record; by hand, `TAPS=20` makes the game longer. */
const together = Number(process.env['TAPS'] ?? 6);

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const allSaved = (page: Page) => expect(page.getByRole('status').filter({ hasText: 'All saved' })).toBeVisible();
const countedTwice = (page: Page, count: number) =>
  page.getByRole('button', { name: count === 1 ? 'Counted twice?' : `${count} counted twice?`, exact: true });
const sheetOf = (page: Page) => page.getByRole('dialog', { name: 'Counted twice?' });
const askedIn = (page: Page) => sheetOf(page).getByRole('listitem');

test('asks about plays that two offline phones both counted, side by side, and applies each decision once', async ({
  page: watcher,
}) => {
  await using court = await twoPhones(app, watcher);
  const { basketball, first, second, game, path } = court;
  let { phone, other } = court;
  await watcher.goto(at(path));
  for (const page of [phone, other]) {
    await page.goto(`${path}/console`);
    await take(page);
  }
  const openOffline = async (device: typeof first) => {
    await device.kill();
    const page = await device.restart({ offline: true });
    await page.goto(`${path}/console`);
    return page;
  };
  [phone, other] = await Promise.all([openOffline(first), openOffline(second)]);
  for (const page of [phone, other]) {
    await button(page, 'Start the game').click();
    await expect(taps(page)).toBeVisible();
  }

  // Both phones count the same plays and are killed twice; one has seen a play that the other has not.
  const meant: Meant[] = [];
  const killedBefore = [1, 2].map((kill) => Math.round((together * kill) / 3));
  for (let turn = 0; turn < together; turn += 1) {
    if (killedBefore.includes(turn)) [phone, other] = await Promise.all([openOffline(first), openOffline(second)]);
    await Promise.all(
      [phone, other].map((page) => expect(page.getByText(new RegExp(`^${turn + 1} plays? waiting$`))).toBeVisible()),
    );
    const thumbs = [new Thumb(phone), new Thumb(other)];
    await Promise.all(thumbs.map((thumb) => thumb.play(turn, 1)));
    expect(thumbs[0]?.meant).toEqual(thumbs[1]?.meant);
    meant.push(...(thumbs[0]?.meant ?? []));
  }
  const alone = new Thumb(other);
  await alone.play(together, 1);
  const once = [...meant, ...alone.meant];
  const decided = (twice: readonly Meant[]) => new MeantGame(basketball, [...once, ...twice]);

  await Promise.all([comeIn(phone, 'officer'), comeIn(other, 'admin')]);
  await Promise.all([phone, other].map((page) => page.context().setOffline(false)));
  await Promise.all([allSaved(phone), allSaved(other)]);
  await expect.poll(() => played(watcher, at(`/api${path}`))).toHaveLength(2 * together + 1);
  expect(withoutOrder(await played(watcher, at(`/api${path}`)))).toEqual(withoutOrder([...once, ...meant]));
  for (const page of [phone, other]) await expect(countedTwice(page, together)).toBeVisible();
  await expect.poll(() => shownScore(watcher, '.sides')).toEqual(inOrder(decided(meant).score()));
  await expectNoAxeFindings(phone);

  await countedTwice(phone, together).click();
  await expect(askedIn(phone)).toHaveCount(together);
  await expect(askedIn(phone).first()).toContainText('this phone');
  await expect(askedIn(phone).first()).toContainText(/phone \d/);
  for (const width of [360, 1440]) {
    await phone.setViewportSize({ width, height: 780 });
    for (const theme of ['light', 'dark']) {
      await phone.evaluate((chosen) => Object.assign(document.documentElement.dataset, { theme: chosen }), theme);
      await expectNoAxeFindings(phone);
    }
  }
  await phone.setViewportSize({ width: 390, height: 844 });

  // One decision on each phone; the rest stay open on both phones and on a console opened later, even after the end.
  await button(phone, /^Leave one out: /)
    .first()
    .click();
  await expect(askedIn(phone)).toHaveCount(together - 1);
  await countedTwice(other, together - 1).click();
  await button(other, /^Both happened: /)
    .first()
    .click();
  await expect(askedIn(phone)).toHaveCount(together - 2);
  await phone.keyboard.press('Escape');
  await other.keyboard.press('Escape');
  await button(phone, /next period or end$/).click();
  for (const name of ['The game', 'End the game?']) {
    await phone.getByRole('dialog', { name }).getByRole('button', { name: 'End the game' }).click();
  }
  await allSaved(phone);
  await other.reload();
  await countedTwice(other, together - 2).click();
  await button(other, 'Leave one out of each').click();
  await expect(sheetOf(other)).toContainText('Nothing is left to decide.');
  await expect(countedTwice(phone, together - 2)).toHaveCount(0);

  const final = decided(meant.slice(1, 2));
  for (const [page, place] of [
    [phone, 'header'],
    [other, 'header'],
    [watcher, '.sides'],
  ] as const) {
    await expect.poll(() => shownScore(page, place)).toEqual(inOrder(final.score()));
  }
  for (const page of [phone, other, watcher]) {
    await page.goto(at(`/box-score?game=${game.id}`));
    await boxScoreAgrees(page, game, final);
  }
});
