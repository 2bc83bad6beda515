import { expect } from '@playwright/test';
import { newDevice, persistedOnDevice } from './devices.ts';
import { expectNoAxeFindingsInBothThemes, login, register, test, untilOpen } from './fixtures.ts';
import {
  allThoughts,
  countText,
  fetchComments,
  fireSync,
  openGame,
  unique,
  waitingLine,
  waitingSheet,
  writeComment,
  writeThought,
} from './waiting.ts';

test('the waiting writes of one account are neither shown to another nor sent as theirs', { tag: '@whole' }, async ({
  baseURL,
}) => {
  await using device = newDevice(baseURL ?? '');
  let page = await device.restart();
  await login(page, 'member');
  const game = await openGame(page);
  const text = unique('By the member');
  await page.context().setOffline(true);
  await writeComment(page, text);
  // By the time the network is back, another member is logged in.
  page = await device.restart();
  await page.context().clearCookies();
  await register(page);
  await page.goto('/home');
  await untilOpen(page);
  await fireSync(page.context(), page, baseURL ?? '');
  await page.goto(`/games/${game.id}`);
  await page.getByRole('tab', { name: /^Talk/ }).click();
  await expect(page.getByRole('region', { name: /^Comments on/ })).toBeVisible();
  await expect(waitingLine(page)).toHaveCount(0);
  await expect(page.getByText(text)).toHaveCount(0);
  expect(countText(await fetchComments(page, game), text)).toBe(0);
  // Left first, because a page whose session has ended navigates by itself.
  await page.goto('about:blank');
  await page.context().clearCookies();
  await login(page, 'member');
  await page.goto('/home');
  await untilOpen(page);
  await expect.poll(async () => countText(await fetchComments(page, game), text)).toBe(1);
  const response = await page.request.get(`/api/games/${game.id}/comments`);
  const posted: { content: string; can: { delete: boolean } }[] = await response.json();
  expect(posted.find(({ content }) => content === text)?.can.delete, 'it is the member’s own').toBe(true);
});

test('when somebody else logs in, the text of a waiting anonymous thought is deleted, and its author learns why', {
  tag: '@whole',
}, async ({ baseURL }) => {
  await using device = newDevice(baseURL ?? '');
  let page = await device.restart();
  await login(page, 'member');
  await openGame(page);
  const [text, alias] = [unique('Nobody knows'), unique('Ghost').slice(0, 18)];
  await page.context().setOffline(true);
  await writeThought(page, text, alias);
  await expect(waitingLine(page)).toHaveText('1 waiting');
  page = await device.restart();
  await page.context().clearCookies();
  await register(page);
  await page.goto('/thoughts');
  await untilOpen(page);
  await expect.poll(() => persistedOnDevice(page)).not.toContain(text);
  expect(await persistedOnDevice(page)).not.toContain(alias);
  await expect(waitingLine(page)).toHaveCount(0);
  await page.goto('about:blank');
  await page.context().clearCookies();
  await login(page, 'member');
  await page.goto('/thoughts');
  await expect(waitingLine(page)).toHaveText('1 not sent');
  await waitingLine(page).click();
  const entry = waitingSheet(page).getByRole('listitem');
  await expect(entry).toContainText('Not sent: Somebody else logged in on this device, so its text was deleted.');
  await expect(entry.getByRole('button')).toHaveText(['Remove']);
  await expectNoAxeFindingsInBothThemes(page);
  await entry.getByRole('button', { name: 'Remove: Thought' }).click();
  await expect(waitingSheet(page).getByText('Nothing is waiting.')).toBeVisible();
  expect(countText(await allThoughts(page), text)).toBe(0);
});

test('logging out deletes the waiting writes of the author', { tag: '@whole' }, async ({ baseURL }) => {
  await using device = newDevice(baseURL ?? '');
  const page = await device.restart();
  await register(page);
  const game = await openGame(page);
  const text = unique('Only for this device');
  await page.context().setOffline(true);
  await writeComment(page, text);
  expect(await persistedOnDevice(page)).toContain(text);
  await page.route('**/api/games/*/comments', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 429, json: { message: 'Slow down' } })
      : route.fallback(),
  );
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('button', { name: 'Log out' }).locator('visible=true').click();
  await page.waitForURL('**/');
  await expect.poll(async () => (await persistedOnDevice(page)).includes(text)).toBe(false);
  await login(page, 'member');
  expect(countText(await fetchComments(page, game), text)).toBe(0);
});
