import { expect } from '@playwright/test';
import { expectNoAxeFindings, login, test } from './fixtures.ts';
import { jpegFile } from './pictures.ts';
import { exactText, getCard, openForm, unique } from './thoughts.ts';

test('the form shows the specified messages, and keeps what was typed', { tag: '@whole' }, async ({ page }) => {
  await login(page, 'member');
  const form = await openForm(page);
  const post = form.getByRole('button', { name: 'Post', exact: true });
  const content = form.getByLabel("What's on your mind?");
  const name = form.getByLabel('Display name');
  await post.click();
  await expect(exactText(page, 'Please enter some content').first()).toBeVisible();
  await expect(content, 'what is missing is told beside it').toHaveAccessibleDescription('Please enter some content');
  await expect(content).toBeFocused();
  await content.fill('Not posted yet');
  await post.click();
  await expect(exactText(page, 'Please enter a display name for this post').first()).toBeVisible();
  await expect(name).toHaveAccessibleDescription('Please enter a display name for this post');
  await name.fill('A name that is far too long');
  await expect(form.getByText('7 characters too many')).toBeVisible();
  await post.click();
  await expect(name, 'what is too long has the focus').toBeFocused();
  await name.fill('Guest Star');
  await expectNoAxeFindings(page);
  await openForm(page);
  await expect(content).toHaveValue('Not posted yet');
  await expect(name).toHaveValue('Guest Star');
});

test('shows the server’s message when posting fails, and can send what was typed again', { tag: '@whole' }, async ({
  page,
  context,
}) => {
  await login(page, 'member');
  const refusedRequests = new Set(['posts']);
  await page.route(/\/api\/posts(\/[\w-]+\/repost)?$/, (route) => {
    const call = route.request().url().endsWith('repost') ? 'repost' : 'posts';
    if (route.request().method() === 'GET' || !refusedRequests.has(call)) return route.fallback();
    return route.fulfill({ status: 429, json: { message: 'Slow down' } });
  });
  const form = await openForm(page);
  const typed = unique('Do not lose me');
  await form.getByLabel("What's on your mind?").fill(typed);
  await form.getByLabel('Display name').fill('Keeper');
  await form.getByRole('button', { name: 'Post', exact: true }).click();
  await expect(exactText(page, 'Failed to create post')).toBeVisible();
  await expect(exactText(page, 'Slow down')).toBeVisible();
  await expect(form.getByLabel("What's on your mind?")).toHaveValue(typed);
  refusedRequests.clear();
  await context.setOffline(true);
  await form.getByLabel('Display name').fill('Keeper of words');
  await form.getByRole('button', { name: 'Post', exact: true }).click();
  await expect(exactText(page, 'Waiting for the network')).toBeVisible();
  await context.setOffline(false);
  await expect(exactText(page, 'Sent: Thought by Keeper of words')).toBeVisible();
  refusedRequests.add('repost');
  await getCard(page, typed)
    .getByRole('button', { name: /^Repost/ })
    .click();
  await expect(exactText(page, 'Failed to repost')).toBeVisible();
});

test('a thought can have a picture', { tag: '@whole' }, async ({ page }) => {
  await login(page, 'member');
  const form = await openForm(page);
  const content = unique('Look at this light');
  await form.getByLabel("What's on your mind?").fill(content);
  await form.getByLabel('Display name').fill('Sunset');
  await form.locator('input[type=file]').setInputFiles(await jpegFile('light'));
  await form.getByRole('button', { name: 'Post', exact: true }).click();
  await expect(exactText(page, 'Post created successfully!')).toBeVisible();
  const picture = getCard(page, content).getByRole('img', { name: /^Picture of the thought/ });
  // Other tests post as well and move the thought, so the poll locates it again each time.
  const widthInSight = (image: HTMLImageElement) => {
    image.scrollIntoView();
    return image.naturalWidth;
  };
  await expect.poll(() => picture.evaluate(widthInSight)).toBeGreaterThan(0);
});
