import { expect, type Page } from '@playwright/test';
import { boxScoreAgrees, inOrder, shownScore } from './court-screens.ts';
import { expectNoAxeFindingsInBothThemes, test } from './fixtures.ts';
import { ExpectedGame, type Play } from './meant-game.ts';
import { ownApp } from './own-app.ts';
import { Thumb, taps } from './thumb.ts';
import { saveForOffline, twoPhones } from './two-phones.ts';

const app = ownApp({ demo: true });
const { at, logInAs } = app;

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const allSaved = (page: Page) => expect(page.getByRole('status').filter({ hasText: 'All saved' })).toBeVisible();
const pendingButton = (page: Page, count: number) =>
  button(page, count === 1 ? '1 play offered' : `${count} plays offered`);

async function playOn(page: Page, turns: readonly number[]): Promise<Play[]> {
  const thumb = new Thumb(page);
  for (const turn of turns) await thumb.play(turn, 1);
  return thumb.plays;
}

test('when a phone is lost, another takes over its game, and decides about the plays that the lost one sends late', {
  tag: '@whole',
}, async ({ page: watcher }) => {
  await using court = await twoPhones(app, watcher);
  const { basketball, first, game, path } = court;
  let { phone, other } = court;
  await watcher.goto(at(path));
  await phone.goto(`${path}/console`);
  await saveForOffline(phone);
  await button(phone, 'Start the game').click();
  const plays = await playOn(phone, [0, 1, 2]);
  await allSaved(phone);

  // The first phone goes on scoring offline, and is lost.
  await phone.context().setOffline(true);
  const latePlays = await playOn(phone, [3, 4, 5, 6]);
  await expect(phone.getByText('4 plays waiting')).toBeVisible();
  await first.kill();

  await other.goto(`${path}/console`);
  await expect(button(other, 'Score together')).toBeVisible();
  await expect(other.getByRole('region', { name: 'How to score' })).toContainText(
    /^\S.* is scoring this game on another phone/,
  );
  await expect(taps(other)).toHaveCount(0);
  // The scorer cannot undo or end anything either before choosing how to score.
  await expect(other.getByRole('button', { name: /next period or end$/ })).toHaveCount(0);
  await expect(other.getByRole('button', { name: /^Undo/ })).toBeDisabled();
  await expectNoAxeFindingsInBothThemes(other);
  await button(other, 'Take over').click();
  const confirming = other.getByRole('dialog', { name: 'Take over this game?' });
  await expect(confirming.getByRole('list', { name: 'Who scored last' }).getByRole('listitem')).toHaveCount(1);
  await expectNoAxeFindingsInBothThemes(other);
  await confirming.getByRole('button', { name: 'Take over' }).click();
  await expect(taps(other)).toBeVisible();
  // The plays that had been sent are there.
  await expect.poll(() => shownScore(other, 'header')).toEqual(inOrder(new ExpectedGame(basketball, plays).score()));
  plays.push(...(await playOn(other, [7, 8, 9])));
  await allSaved(other);

  // The lost phone is found, and its waiting plays are offered instead of merged.
  phone = await first.restart();
  // A browser that is killed may have lost its login too.
  await logInAs(phone, 'officer');
  await phone.goto(`${path}/console`);
  const takenOver = phone.getByRole('dialog', { name: /has taken over$/ });
  await expect(takenOver).toContainText('Your plays wait for their approval.');
  await expectNoAxeFindingsInBothThemes(phone);
  // Matches any number first, so that a failure shows how many plays arrived, if any.
  await expect(button(other, /plays? offered$/)).toHaveText('4 plays offered');
  await pendingButton(other, 4).click();
  const sheet = other.getByRole('dialog', { name: '4 plays offered' });
  await expect(sheet.getByRole('list', { name: 'Offered plays' }).getByRole('listitem')).toHaveCount(4);
  await expectNoAxeFindingsInBothThemes(other);
  for (const one of [phone, other]) {
    await expect.poll(() => shownScore(one, 'header')).toEqual(inOrder(new ExpectedGame(basketball, plays).score()));
  }

  // Two are decided one by one, the others at once.
  const [accepted, , ...rest] = latePlays;
  const expectRemaining = (count: number) =>
    expect(
      other.getByRole('dialog', { name: count === 1 ? '1 play offered' : `${count} plays offered` }),
    ).toBeVisible();
  await sheet
    .getByRole('button', { name: /^Count it: / })
    .first()
    .click();
  await expectRemaining(3);
  await other
    .getByRole('button', { name: /^Discard: / })
    .first()
    .click();
  await expectRemaining(2);
  await button(other, 'Count all').click();
  // Nothing is left to decide.
  await expect(other.getByRole('dialog')).toHaveCount(0);
  plays.push(...(accepted ? [accepted] : []), ...rest);

  await button(other, /next period or end$/).click();
  for (const name of ['The game', 'End the game?']) {
    await other.getByRole('dialog', { name }).getByRole('button', { name: 'End the game' }).click();
  }
  await allSaved(other);
  const final = new ExpectedGame(basketball, plays);
  await expect.poll(() => shownScore(watcher, '.sides')).toEqual(inOrder(final.score()));
  await takenOver.getByRole('button', { name: 'Close' }).click();
  for (const one of [phone, other, watcher]) {
    await one.goto(at(`/box-score?game=${game.id}`));
    await boxScoreAgrees(one, game, final);
  }
});
