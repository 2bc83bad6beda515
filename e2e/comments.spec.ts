import { expect, type Locator } from '@playwright/test';
import { expectNoAxeFindingsInBothThemes, login, openPage, register, test } from './fixtures.ts';
import { findCard, like, newGame, openComments, personElsewhere, postComment } from './talk.ts';

test('a comment posted in one browser appears in the other, and so does a like', async ({ page, browser, baseURL }) => {
  const game = await newGame(browser, baseURL);
  const other = await personElsewhere(browser, baseURL, 'officer');
  await login(page, 'member');
  const here = await openComments(page, game.location);
  const there = await openComments(other, game.location);

  await there.getByLabel('Your comment').fill('Heard all the way to the library');
  await there.getByRole('button', { name: 'Post' }).click();
  await expect(there.getByText('Heard all the way to the library')).toBeVisible();
  await expect(here.getByText('Heard all the way to the library')).toBeVisible();
  await expect(here.getByRole('button', { name: /^Comments 1/ })).toBeVisible();

  await like(there).click();
  await expect(like(there)).toHaveAttribute('aria-pressed', 'true');
  await expect(like(here)).toHaveAccessibleName(/1 like$/);
  await expect(like(here)).toHaveAttribute('aria-pressed', 'false');
  await other.close();
});

test('a comment is written, read and deleted with the keyboard alone', async ({ page, browser, baseURL }) => {
  const game = await newGame(browser, baseURL);
  await login(page, 'member');
  const card = await findCard(page, game.location);
  await like(card).focus();
  await page.keyboard.press('Space');
  await expect(like(card)).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(card.getByText('No comments yet')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(card.getByRole('region', { name: /^Comments on/ })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.type('First line');
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.type('second line');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Comment added', { exact: true })).toBeVisible();
  await expect(card.getByText('First line second line')).toBeVisible();
  await expect(card.getByLabel('Your comment')).toHaveValue('');
  await expectNoAxeFindingsInBothThemes(page);

  await card.getByRole('button', { name: /^Delete the comment/ }).focus();
  await page.keyboard.press('Enter');
  const question = page.getByRole('dialog', { name: 'Delete this comment?' });
  await expect(question).toBeVisible();
  await expectNoAxeFindingsInBothThemes(page);
  await question.getByRole('button', { name: 'Delete' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Comment deleted', { exact: true })).toBeVisible();
  await expect(card.getByText('No comments yet')).toBeVisible();
  await expect(card.getByRole('region', { name: /^Comments on/ })).toBeFocused();
});

test('keeps the scroll position when a comment arrives above the one being read', { tag: '@whole' }, async ({
  page,
  browser,
  baseURL,
}) => {
  const game = await newGame(browser, baseURL);
  const other = await personElsewhere(browser, baseURL, 'officer');
  for (let at = 1; at <= 12; at += 1) await postComment(other, game.id, `Word number ${at}`);
  await login(page, 'member');
  const card = await openComments(page, game.location);
  const area = card.getByRole('region', { name: /^Comments on/ });
  expect((await area.boundingBox())?.height).toBeCloseTo(192, 2);
  const comment = card.getByText('Word number 5', { exact: true });
  await comment.scrollIntoViewIfNeeded();
  const before = await distanceFromTop(comment, area);
  await postComment(other, game.id, 'Breaking news');
  const newComment = card.getByRole('button', { name: '1 new comment' });
  await expect(newComment).toBeVisible();
  expect(await distanceFromTop(comment, area)).toBeCloseTo(before, 0);
  await newComment.click();
  await expect(card.getByText('Breaking news')).toBeInViewport();
  await expect(newComment).toBeHidden();
  await other.close();
});

test('shows the specified message for each failure, and keeps what was typed', { tag: '@whole' }, async ({
  page,
  browser,
  baseURL,
}) => {
  const game = await newGame(browser, baseURL);
  await login(page, 'member');
  await postComment(page, game.id, 'Mine to delete');
  const refusedRequests = new Set(['GET comments']);
  await page.route(/\/api\/(games\/\d+\/(comments|like)|comments\/\d+)$/, (route) => {
    const call = `${route.request().method()} ${new URL(route.request().url()).pathname.match(/comments|like/)?.[0]}`;
    return refusedRequests.has(call)
      ? route.fulfill({ status: 429, json: { message: 'Slow down' } })
      : route.fallback();
  });
  const card = await openComments(page, game.location);
  await expect(card.getByText('The comments did not load')).toBeVisible();
  refusedRequests.clear();
  await card.getByRole('button', { name: 'Try again' }).click();
  await expect(card.getByText('Mine to delete')).toBeVisible();

  refusedRequests.add('POST like').add('POST comments').add('DELETE comments');
  await like(card).click();
  await expect(page.getByText('Failed to update like status. Please try again.')).toBeVisible();
  await expect(like(card)).toHaveAccessibleName(/0 likes$/);

  await card.getByLabel('Your comment').fill('Do not lose me');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Failed to add your comment. Please try again.')).toBeVisible();
  await expect(card.getByLabel('Your comment')).toHaveValue('Do not lose me');

  await card.getByRole('button', { name: /^Delete the comment/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Failed to delete the comment. Please try again.')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(card.getByText('Mine to delete')).toBeVisible();

  refusedRequests.clear();
  await card.getByRole('button', { name: 'Post' }).click();
  await expect(page.getByText('Comment added', { exact: true })).toBeVisible();
});

test('shows Posting... on the button while a comment is sent', { tag: '@whole' }, async ({
  page,
  browser,
  baseURL,
}) => {
  const game = await newGame(browser, baseURL);
  await login(page, 'member');
  const card = await openComments(page, game.location);
  const { promise: answered, resolve: response } = Promise.withResolvers<void>();
  await page.route(/\/api\/games\/\d+\/comments$/, async (route) => {
    if (route.request().method() === 'POST') await answered;
    await route.fallback();
  });
  await card.getByLabel('Your comment').fill('On its way');
  await card.getByRole('button', { name: 'Post' }).click();
  await expect(card.getByRole('button', { name: 'Posting...' })).toBeDisabled();
  response();
  await expect(card.getByRole('button', { name: 'Post' })).toBeVisible();
});

test('asks for a login when a like finds the session ended', { tag: '@whole' }, async ({ page, browser, baseURL }) => {
  const game = await newGame(browser, baseURL);
  await login(page, 'member');
  const card = await findCard(page, game.location);
  await page.route('**/api/games/*/like', (route) =>
    route.fulfill({ status: 401, json: { message: 'Please log in first', code: 'session-over' } }),
  );
  await like(card).click();
  await expect(page.getByText('Login Required')).toBeVisible();
  await expect(page.getByText('Please login to like this content.')).toBeVisible();
});

test('reads the likes of all cards of a list with one call', async ({ page }) => {
  const endpoints: string[] = [];
  page.on('request', (request) => {
    if (/like/.test(request.url())) endpoints.push(new URL(request.url()).pathname);
  });
  // Likes of other tests, as a member whom several use, would be read again here.
  await register(page);
  await openPage(page, '/social');
  await expect(page.getByRole('button', { name: /^Like / }).first()).toHaveAttribute('aria-pressed', /true|false/);
  await page
    .getByRole('button', { name: /^Like / })
    .nth(8)
    .scrollIntoViewIfNeeded();
  await expect(page.getByRole('button', { name: /^Like / }).nth(8)).toBeInViewport();
  expect(endpoints).toEqual(['/api/shared-workouts/liked']);
});

/** The distance of a comment from the top edge of the scroll area. */
async function distanceFromTop(comment: Locator, area: Locator): Promise<number> {
  const [row, edge] = [await comment.boundingBox(), await area.boundingBox()];
  if (!row || !edge) throw new Error('Nothing is shown there');
  return row.y - edge.y;
}
