import { expect } from '@playwright/test';
import { newDevice } from './devices.ts';
import { expectNoAxeFindingsInBothThemes, login, register, test, untilOpen } from './fixtures.ts';
import { getPassword } from './people.ts';
import { jpegFile } from './pictures.ts';
import {
  allThoughts,
  countText,
  enterRsvp,
  fetchComments,
  fireSync,
  namesGoing,
  openGame,
  unique,
  untilPersisted,
  visibleText,
  waitingLine,
  waitingSheet,
  writeComment,
  writeThought,
} from './waiting.ts';

test('offline writes wait, can be edited, and are sent once', async ({ baseURL }) => {
  await using device = newDevice(baseURL ?? '');
  const page = await device.restart();
  await register(page);
  const game = await openGame(page);
  const texts = {
    unchanged: unique('Kept'),
    first: unique('First'),
    removed: unique('Removed'),
    thought: unique('Thought'),
  };
  const [edited, friend] = [unique('Edited'), unique('Fan').slice(0, 18)];
  await page.context().setOffline(true);

  await writeComment(page, texts.unchanged);
  await writeComment(page, texts.first);
  await writeComment(page, texts.removed);
  const waitingList = page.getByRole('list', { name: 'Waiting to be sent' }).filter({ hasText: texts.unchanged });
  await expect(waitingList.getByText('Waiting to be sent')).toHaveCount(3);
  const heart = page.getByRole('button', { name: /^Like (?!the comment)/ }).first();
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect(heart).toHaveAccessibleName(/waiting to be sent$/);
  await enterRsvp(page, friend);
  await expect(page.getByRole('listitem').filter({ hasText: friend }).getByText('Waiting to be sent')).toBeVisible();
  await expectNoAxeFindingsInBothThemes(page);
  await writeThought(page, texts.thought);
  await expect(visibleText(page, texts.thought)).toBeVisible();
  await expect(waitingLine(page)).toHaveText('6 waiting');

  await waitingLine(page).click();
  await expectNoAxeFindingsInBothThemes(page);
  const entry = (text: string) => waitingSheet(page).getByRole('listitem').filter({ hasText: text });
  await entry(texts.removed)
    .getByRole('button', { name: /^Remove/ })
    .click();
  await expect(entry(texts.removed)).toHaveCount(0);
  await entry(texts.first).getByRole('button', { name: /^Edit/ }).click();
  await waitingSheet(page).getByLabel('Your text').fill(edited);
  await expectNoAxeFindingsInBothThemes(page);
  await waitingSheet(page).getByRole('button', { name: 'Save' }).click();
  await expect(entry(edited)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(waitingLine(page)).toHaveText('5 waiting');

  await page.context().setOffline(false);
  await expect(waitingLine(page)).toHaveCount(0);
  const arrived = await fetchComments(page, game);
  expect([texts.unchanged, edited, texts.first, texts.removed].map((text) => countText(arrived, text))).toEqual([
    1, 1, 0, 0,
  ]);
  expect(arrived.indexOf(edited), 'in the order in which they were written').toBeLessThan(
    arrived.indexOf(texts.unchanged),
  );
  expect(countText(await allThoughts(page), texts.thought)).toBe(1);
  expect(countText(await namesGoing(page, game), friend)).toBe(1);
  const liked = await page.request.get(`/api/games/${game.id}/like-status`);
  expect((await liked.json()).liked).toBe(true);
  await expect(page.getByRole('listitem').filter({ hasText: texts.thought })).toHaveCount(1);
});

test('a waiting write survives a browser restart, and is sent once online', { tag: '@whole' }, async ({ baseURL }) => {
  await using device = newDevice(baseURL ?? '');
  let page = await device.restart();
  await register(page);
  const game = await openGame(page);
  const text = unique('From the tunnel');
  await page.context().setOffline(true);
  await writeComment(page, text);
  page = await device.restart({ offline: true });
  await page.goto(`/games/${game.id}`);
  await expect(waitingLine(page)).toHaveText('1 waiting');
  await page.context().setOffline(false);
  await expect(waitingLine(page)).toHaveCount(0);
  expect(countText(await fetchComments(page, game), text)).toBe(1);
});

test('with the app closed, Background Sync sends waiting writes exactly once, in order', { tag: '@whole' }, async ({
  baseURL,
}) => {
  await using device = newDevice(baseURL ?? '');
  const page = await device.restart();
  await register(page);
  const game = await openGame(page);
  const text = unique('Sent from the pocket');
  await page.context().setOffline(true);
  await writeComment(page, text);
  const later = unique('And then this');
  await writeComment(page, later);
  await expect(waitingLine(page)).toHaveText('2 waiting');
  const elsewhere = await page.context().newPage();
  await page.close();
  await page.context().setOffline(false);
  // The browser may fire the sync event more than once.
  for (let times = 0; times < 3; times += 1) await fireSync(page.context(), elsewhere, baseURL ?? '');
  const arrived = async () => (await fetchComments(elsewhere, game)).filter((one) => [text, later].includes(one));
  await expect.poll(arrived, 'newest first').toEqual([later, text]);
  await fireSync(page.context(), elsewhere, baseURL ?? '');
  await elsewhere.goto(`/games/${game.id}`);
  await elsewhere.getByRole('tab', { name: /^Talk/ }).click();
  await expect(visibleText(elsewhere, text)).toBeVisible();
  await expect(waitingLine(elsewhere)).toHaveCount(0);
  expect(countText(await fetchComments(elsewhere, game), text)).toBe(1);
});

test('sends the offline writes of two tabs once each, in order', { tag: '@whole' }, async ({ baseURL }) => {
  await using device = newDevice(baseURL ?? '');
  const page = await device.restart();
  await register(page);
  const game = await openGame(page);
  const context = page.context();
  const other = await context.newPage();
  await other.goto(`/games/${game.id}`);
  await untilOpen(other);
  await other.getByRole('tab', { name: /^Talk/ }).click();
  const sent: string[] = [];
  context.on('request', (request) => {
    if (request.method() === 'POST') sent.push(request.headers()['idempotency-key'] ?? '');
  });
  const texts = ['One', 'Two', 'Three', 'Four'].map(unique);
  await context.setOffline(true);
  for (const [at, text] of texts.entries()) {
    await writeComment(at % 2 === 0 ? page : other, text);
    await expect(waitingLine(other)).toHaveText(`${at + 1} waiting`);
  }
  await expect(waitingLine(page)).toHaveText('4 waiting');
  sent.length = 0;
  await context.setOffline(false);
  await fireSync(context, other, baseURL ?? '');
  for (const tab of [page, other]) await expect(waitingLine(tab)).toHaveCount(0);
  const arrived = await fetchComments(page, game);
  expect(arrived.filter((text) => texts.includes(text))).toEqual(texts.toReversed());
  expect(new Set(sent).size, 'no key twice').toBe(sent.length);
});

test('shows why the server refused a waiting write, and keeps its text', { tag: '@whole' }, async ({ baseURL }) => {
  await using device = newDevice(baseURL ?? '');
  const page = await device.restart();
  await register(page);
  const game = await openGame(page);
  const text = unique('Do not lose me');
  await page.context().setOffline(true);
  await writeComment(page, text);
  let refuses = true;
  await page.route('**/api/games/*/comments', (route) =>
    refuses && route.request().method() === 'POST'
      ? route.fulfill({ status: 403, json: { message: 'Comments are closed' } })
      : route.fallback(),
  );
  await page.context().setOffline(false);
  await expect(waitingLine(page)).toHaveText('1 not sent');
  await waitingLine(page).click();
  await expect(waitingSheet(page).getByText('Not sent: Comments are closed')).toBeVisible();
  await expect(waitingSheet(page).getByText(text)).toBeVisible();
  await expectNoAxeFindingsInBothThemes(page);
  refuses = false;
  await waitingSheet(page)
    .getByRole('button', { name: /^Try again/ })
    .click();
  await expect(waitingSheet(page).getByText('Nothing is waiting.')).toBeVisible();
  expect(countText(await fetchComments(page, game), text)).toBe(1);
});

test('a thought with a picture waits too', { tag: '@whole' }, async ({ baseURL }) => {
  await using device = newDevice(baseURL ?? '');
  const page = await device.restart();
  await register(page);
  await page.goto('/thoughts');
  await untilPersisted(page, '"/api/posts"');
  const text = unique('Look at this');
  await page.getByRole('button', { name: 'Post', exact: true }).first().click();
  const form = page.getByRole('form', { name: 'Post a thought' });
  await form.getByLabel("What's on your mind?").fill(text);
  await form.getByLabel('Display name').fill('Lens');
  await form.locator('input[type=file]').setInputFiles(await jpegFile('light'));
  await page.context().setOffline(true);
  await form.getByRole('button', { name: 'Post', exact: true }).click();
  await expect(visibleText(page, 'Waiting for the network')).toBeVisible();
  await expect(waitingLine(page)).toHaveText('1 waiting');
  await page.context().setOffline(false);
  await expect(visibleText(page, 'Sent: Thought by Lens, with a picture')).toBeVisible();
  const posted: { content: string; imageUrl: string | null }[] = await (await page.request.get('/api/posts')).json();
  expect(posted.filter(({ content }) => content === text).map(({ imageUrl }) => imageUrl !== null)).toEqual([true]);
});

test('says at once that it is offline for what cannot wait', { tag: '@whole' }, async ({ baseURL }) => {
  await using device = newDevice(baseURL ?? '');
  const page = await device.restart();
  const context = page.context();
  await login(page, 'admin');
  const expectOfflineMessage = async () => {
    await expect(visibleText(page, 'You are offline. Check your connection and try again.')).toBeVisible();
    await expect(waitingLine(page)).toHaveCount(0);
    await context.setOffline(false);
  };
  await page.goto('/account');
  await untilPersisted(page, '/shell');
  await page.getByRole('textbox', { name: 'Current password' }).fill(getPassword('admin'));
  await page.getByRole('textbox', { name: 'New password' }).fill('a-mild-evening-by-the-nets');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expectOfflineMessage();
  await page.goto('/media?tab=photos');
  await untilOpen(page);
  await page.locator('input[type=file]').setInputFiles(await jpegFile('gallery'));
  await page.getByRole('textbox', { name: 'Title' }).fill('Never sent');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Upload Photo' }).click();
  await expectOfflineMessage();
  await page.goto('/thoughts');
  await untilOpen(page);
  await page
    .getByRole('button', { name: /^More about the thought/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Hide from others' }).filter({ visible: true }).click();
  const question = page.getByRole('dialog');
  await question.getByLabel('Reason').fill('It names a room');
  await context.setOffline(true);
  await question.getByRole('button', { name: 'Hide', exact: true }).click();
  await expectOfflineMessage();
  await expect(question.getByLabel('Reason')).toHaveValue('It names a room');
});
