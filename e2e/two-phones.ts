import { expect, type Page } from '@playwright/test';
import { todaysGameAdder } from './court-game.ts';
import { newDevice } from './devices.ts';
import { fiveSports } from './five-sports.ts';
import { expectNoAxeFindings } from './fixtures.ts';
import type { ownApp } from './own-app.ts';

/** The console's note about a game saved for offline use: the time, with the day if that is not today. */
export const onThisPhone = (page: Page) => page.getByRole('status').filter({ hasText: /^On this phone, .*\d\d:\d\d$/ });

export async function saveForOffline(page: Page) {
  await page.getByRole('button', { name: 'Keep for offline' }).click();
  await expect(onThisPhone(page)).toBeVisible();
  await expectNoAxeFindings(page);
}

/** The phones of an officer and an admin before a basketball game of today, and a member who watches. */
export async function twoPhones({ at, logInAs }: ReturnType<typeof ownApp>, watcher: Page) {
  const basketball = fiveSports.find(({ definition }) => definition === 'basketball');
  if (!basketball) throw new Error('Basketball is not among the sports');
  await using devices = new AsyncDisposableStack();
  const [first, second] = [devices.use(newDevice(at(''))), devices.use(newDevice(at('')))];
  const [phone, other] = await Promise.all([first.restart(), second.restart()]);
  await Promise.all([logInAs(phone, 'officer'), logInAs(other, 'admin'), logInAs(watcher, 'member')]);
  const game = await todaysGameAdder(at)(other, 1, basketball.players);
  const opened = devices.move();
  const path = `/games/${game.id}`;
  return { basketball, first, second, phone, other, game, path, [Symbol.asyncDispose]: () => opened.disposeAsync() };
}
