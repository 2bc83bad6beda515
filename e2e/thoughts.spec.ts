import { expect } from '@playwright/test';
import {
  expectNoAxeFindings,
  expectNoAxeFindingsInBothThemes,
  login,
  openPage,
  test,
  withoutStream,
} from './fixtures.ts';
import { exactText, getCard, postThought, unique } from './thoughts.ts';

test('a member posts a thought, reveals its name and reposts it, and it appears for others by itself', async ({
  page,
  browser,
  baseURL,
}) => {
  const other = await browser.newPage({ baseURL: baseURL ?? '' });
  await login(other, 'officer');
  await other.goto('/thoughts');
  await expect(other.getByRole('list', { name: 'Thoughts' })).toBeVisible();
  await login(page, 'member');
  const content = unique('The court is dry again');
  const card = await postThought(page, content, 'Captain Dry');
  await expect(getCard(other, content)).toBeVisible();

  const name = card.getByRole('button', { name: 'Anonymous' });
  await expect(name).toHaveAttribute('aria-expanded', 'false');
  await expect(card.getByText('Captain Dry')).toHaveCount(0);
  await name.click();
  await expect(card.getByRole('button', { name: 'Captain Dry' })).toHaveAttribute('aria-expanded', 'true');

  await card.getByRole('button', { name: /^Repost/ }).click();
  await expect(exactText(page, 'Reposted successfully!')).toBeVisible();
  await expect(card.getByRole('button', { name: /^Repost .*1 repost$/ })).toHaveAttribute('aria-pressed', 'true');
  await card.getByRole('button', { name: /^Repost/ }).click();
  await expect(card.getByRole('button', { name: /^Repost .*0 reposts$/ })).toHaveAttribute('aria-pressed', 'false');

  await page.getByRole('button', { name: 'My thoughts' }).click();
  await expect(getCard(page, content)).toBeVisible();
  await expectNoAxeFindings(page);
  await other.close();
});

test('a guest comments, a member answers under an alias, and either can be reported', async ({
  page,
  browser,
  baseURL,
}) => {
  await login(page, 'member');
  const content = unique('Who has the key to the cupboard?');
  const card = await postThought(page, content);
  const visitor = await browser.newPage({ baseURL: baseURL ?? '' });
  await visitor.goto('/thoughts');
  const there = getCard(visitor, content);
  await there.getByRole('button', { name: /^Comments/ }).click();
  await there.getByLabel('Your comment').fill('The guard has it');
  await visitor.keyboard.press('Enter');
  await expect(there.getByText('The guard has it')).toBeVisible();
  await expect(there.getByText('Guest', { exact: true })).toBeVisible();

  await card.getByRole('button', { name: /^Comments/ }).click();
  await card.getByLabel('Your comment').fill('Thanks!');
  await card.getByRole('button', { name: 'Post', exact: true }).click();
  await expect(card.getByText('Thanks!')).toBeVisible();
  await expect(there.getByText('Thanks!'), 'a visitor sees it without asking').toBeVisible();
  await expect(card.getByText('Nandi')).toHaveCount(0);
  await expectNoAxeFindings(page);

  await there.getByRole('button', { name: 'Report the comment by Guest' }).click();
  await visitor.getByRole('dialog').getByRole('button', { name: 'Report' }).click();
  await expect(exactText(visitor, 'Thank you. The admins will look at it.')).toBeVisible();
  await visitor.close();
});

test('an admin sees real names, and hides a reported comment and thought from others', { tag: '@whole' }, async ({
  page,
  browser,
  baseURL,
}) => {
  const member = await browser.newPage({ baseURL: baseURL ?? '' });
  await login(member, 'member');
  const content = unique('My neighbour of room 12 snores');
  const theirs = await postThought(member, content);
  await theirs.getByRole('button', { name: /^Comments/ }).click();
  await theirs.getByLabel('Your comment').fill('Every night');
  await member.keyboard.press('Enter');
  await expect(theirs.getByText('Every night')).toBeVisible();
  // A thought that another test posts meanwhile moves the menu before it is pressed.
  await expect(async () => {
    await theirs.getByRole('button', { name: /^More about the thought/ }).click();
    await member.getByRole('button', { name: 'Report', exact: true }).click({ timeout: 3_000 });
  }).toPass();
  await member.getByRole('dialog').getByRole('button', { name: 'Report' }).click();
  await expect(exactText(member, 'Thank you. The admins will look at it.')).toBeVisible();

  await login(page, 'admin');
  await openPage(page, '/thoughts');
  const card = getCard(page, content);
  await page.getByRole('button', { name: 'Admin View' }).click();
  await expect(card.getByText('Admin View: Nandi Zikhali (member)')).toBeVisible();
  await card.getByRole('button', { name: /^Comments/ }).click();
  await expect(card.getByText('Admin View: Nandi Zikhali (member)')).toHaveCount(2);
  await expectNoAxeFindings(page);
  await page.getByRole('button', { name: 'Admin View' }).click();
  await expect(card.getByText(/^Admin View:/)).toHaveCount(0);

  await theirs.getByRole('button', { name: /^More about the comment by/ }).click();
  await member.getByRole('button', { name: 'Report', exact: true }).filter({ visible: true }).click();
  await member.getByRole('dialog').getByRole('button', { name: 'Report' }).click();
  await page.getByRole('button', { name: 'Reported', exact: true }).click();
  const rude = page.getByRole('article').filter({ has: page.getByRole('button', { name: 'Delete comment' }) });
  const rudeOne = rude.filter({ hasText: 'Every night' }).first();
  await rudeOne.getByRole('button', { name: 'Hide from others' }).click();
  await page.getByRole('dialog').getByLabel('Reason').fill('It is about a neighbour');
  await page.getByRole('dialog').getByRole('button', { name: 'Hide', exact: true }).click();
  await expect(exactText(page, 'The comment is hidden')).toBeVisible();
  await expect(theirs.getByText('It is about a neighbour'), 'its author is told why').toBeVisible();
  await expect(theirs.getByRole('button', { name: /^Comments\s*0/ })).toBeVisible();
  const reported = getCard(page, content);
  await reported.getByRole('button', { name: 'Hide from others' }).click();
  const question = page.getByRole('dialog');
  await question.getByRole('button', { name: 'Hide', exact: true }).click();
  await expect(question.getByText('Please give a reason')).toBeVisible();
  await question.getByLabel('Reason').fill('It names a room');
  await question.getByRole('button', { name: 'Hide', exact: true }).click();
  await expect(exactText(page, 'The thought is hidden')).toBeVisible();
  await expect(reported).toHaveCount(0);
  await expect(theirs).toHaveCount(0);
  await member.getByRole('button', { name: 'My thoughts' }).click();
  await expect(getCard(member, content).getByText('It names a room')).toBeVisible();
  await member.close();
});

test('a new tab recognises a logged-in member, and a visitor sees what the member posts there', {
  tag: '@whole',
}, async ({ page, browser, baseURL }) => {
  const visitor = await browser.newPage({ baseURL: baseURL ?? '' });
  await visitor.goto('/thoughts');
  await expect(visitor.getByRole('list', { name: 'Thoughts' })).toBeVisible();
  await login(page, 'member');
  await openPage(page, '/thoughts');
  await expect(page.getByRole('button', { name: /^Notices/ }).filter({ visible: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'My thoughts' })).toBeVisible();
  const content = unique('Somebody left the lights on');
  await postThought(page, content);
  await expect(getCard(visitor, content)).toBeVisible();
  await visitor.close();
});

test('the feed works with the keyboard alone', { tag: '@whole' }, async ({ page }) => {
  await withoutStream(page);
  await openPage(page, '/thoughts');
  const card = page.getByRole('article').first();
  const name = card.getByRole('button', { expanded: false }).first();
  await name.focus();
  await page.keyboard.press('Enter');
  await expect(card.getByRole('button', { expanded: true })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Report', exact: true })).toBeVisible();
  await expectNoAxeFindingsInBothThemes(page);
  await page.keyboard.press('Escape');
  await expect(card.getByRole('button', { name: /^More about/ })).toBeFocused();
});

test('offers to try again when the thoughts do not load, and says when there are none', { tag: '@whole' }, async ({
  page,
}) => {
  let response: { status: number; json: unknown } = { status: 429, json: { message: 'Slow down' } };
  await page.route(/\/api\/posts$/, (route) => route.fulfill(response));
  await openPage(page, '/thoughts');
  await expect(page.getByText('The thoughts did not load')).toBeVisible();
  await expectNoAxeFindings(page);
  response = { status: 200, json: [] };
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('No thoughts yet')).toBeVisible();
  await expectNoAxeFindings(page);
});

test('loads further thoughts while scrolling', { tag: '@whole' }, async ({ page }) => {
  await openPage(page, '/thoughts');
  const cards = page.getByRole('article');
  await expect(cards).toHaveCount(20);
  await cards.last().scrollIntoViewIfNeeded();
  await expect.poll(() => cards.count()).toBeGreaterThan(20);
});

test('shows help only to the author of words of danger, and posts the thought all the same', async ({
  page,
  browser,
  baseURL,
}) => {
  const other = await browser.newPage({ baseURL: baseURL ?? '' });
  await login(other, 'officer');
  await other.goto('/thoughts');
  await login(page, 'member');
  const words = unique('ek wil nie meer lewe nie');
  const card = await postThought(page, words);
  const help = page.getByRole('status').filter({ hasText: 'You matter, and you are not alone' });
  await expect(help.getByRole('link', { name: /SADAG/ })).toBeVisible();
  await expectNoAxeFindings(page);
  await help.getByRole('button', { name: 'Close' }).click();
  await expect(help).toHaveCount(0);

  await card.getByRole('button', { name: /^Comments/ }).click();
  await card.getByRole('textbox', { name: 'Your comment' }).fill('my boyfriend hits me');
  await card.getByRole('button', { name: 'Post', exact: true }).click();
  await expect(page.getByText('This is not your fault')).toBeVisible();
  await expect(getCard(other, words)).toBeVisible();
  await expect(other.getByText('You matter, and you are not alone')).toHaveCount(0);
});
