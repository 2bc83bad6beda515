import { expect, type Locator, type Page } from '@playwright/test';
import { expectNoAxeFindings, login, openPage, register, test } from './fixtures.ts';
import { personElsewhere } from './talk.ts';

const sameOrigin = { 'sec-fetch-site': 'same-origin' };
const someWord = () => crypto.randomUUID().slice(0, 8);

test('a member shares a workout with the keyboard, and every open lobby lists it before all earlier ones', async ({
  page,
  browser,
  baseURL,
}) => {
  const title = `Hill sprints ${someWord()}`;
  const elsewhere = await personElsewhere(browser, baseURL, 'officer');
  await elsewhere.goto('/social');
  await expect(cards(elsewhere).first()).toBeVisible();
  await login(page, 'member');
  await openPage(page, '/social');
  await expect(cards(page).first()).toBeVisible();
  // Another test's workout may arrive at the same time, before or after this one.
  const earlier = new Set([...(await namesIn(page)), ...(await namesIn(elsewhere))]);
  await expect(page.getByRole('tab', { name: 'Community Feed' })).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('button', { name: 'Share Workout' }).focus();
  await page.keyboard.press('Enter');
  const form = page.getByRole('dialog', { name: 'Share Workout' });
  await expectNoAxeFindings(page);
  await form.getByLabel('Title').fill(title);
  await form.getByLabel('Description').fill('Up fast.\nDown slow.');
  await form.getByLabel('Exercise', { exact: true }).fill('Sprint');
  await form.getByLabel('Sets').fill('6');
  await form.getByLabel('Time').fill('20 secs');
  await form.getByRole('button', { name: 'Add exercise' }).click();
  await form.getByLabel('Title').press('Enter');
  await expect(form).toBeHidden();
  for (const lobby of [page, elsewhere]) {
    const shared = getCard(lobby, title);
    await expect(shared).toContainText('30 mins');
    await expect(shared).toContainText('6 × 20 secs');
    const names = await namesIn(lobby);
    const before = names.slice(
      0,
      names.findIndex((name) => name.startsWith(title)),
    );
    expect(before.filter((name) => earlier.has(name))).toEqual([]);
  }
  await expectNoAxeFindings(page);
  await elsewhere.close();
});

test('keeps what was typed when the form is closed, invalid or refused', { tag: '@whole' }, async ({ page }) => {
  await login(page, 'member');
  await openPage(page, '/social');
  const form = await openShareForm(page);
  await form.getByLabel('Description').fill('Keep me');
  await form.getByLabel('Sets').fill('3');
  await form.getByRole('button', { name: 'Share', exact: true }).click();
  await expect(form.getByText('Title is required')).toBeVisible();
  await expect(form.getByText('This is required')).toBeVisible();
  await expect(form.getByLabel('Title')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(form).toBeHidden();
  await openShareForm(page);
  await expect(form.getByLabel('Description')).toHaveValue('Keep me');
  await form.getByLabel('Title').fill(`Kept ${someWord()}`);
  await form.getByLabel('Exercise', { exact: true }).fill('Plank');
  await page.route('**/api/shared-workouts', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 429, json: { message: 'Slow down' } })
      : route.fallback(),
  );
  await form.getByRole('button', { name: 'Share', exact: true }).click();
  await expect(page.getByText('Failed to share your workout. Please try again.')).toBeVisible();
  await expect(form.getByLabel('Description')).toHaveValue('Keep me');
  await page.unroute('**/api/shared-workouts');
  await form.getByRole('button', { name: 'Share', exact: true }).click();
  await expect(page.getByText(/^(Workout shared|Achievement unlocked)$/)).toBeVisible();
  await openShareForm(page);
  await expect(form.getByLabel('Title')).toHaveValue('');
});

test('members like and comment on a shared workout, and its author deletes it', { tag: '@whole' }, async ({
  page,
  browser,
  baseURL,
}) => {
  const title = `Talked about ${someWord()}`;
  const other = await personElsewhere(browser, baseURL, 'officer');
  await login(page, 'member');
  await shareBy(page, title);
  await openPage(page, '/social');
  await other.goto('/social');
  const here = getCard(page, title);
  const there = getCard(other, title);
  await expect(there.getByRole('button', { name: /^Delete/ })).toHaveCount(0);
  await there.getByRole('button', { name: /^Like / }).click();
  await expect(here.getByRole('button', { name: /^Like / })).toHaveAccessibleName(/1 like$/);
  await there.getByRole('button', { name: /^Comments/ }).click();
  await there.getByLabel('Your comment').fill('Where do we meet?');
  await there.getByRole('button', { name: 'Post' }).click();
  await here.getByRole('button', { name: /^Comments/ }).click();
  await expect(here.getByText('Where do we meet?')).toBeVisible();

  await here.getByRole('button', { name: `Delete ${title}` }).click();
  const question = page.getByRole('dialog', { name: 'Delete this workout?' });
  await expectNoAxeFindings(page);
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Workout deleted', { exact: true })).toBeVisible();
  await expect(here).toHaveCount(0);
  await expect(there).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Shared workouts' })).toBeFocused();
  await other.close();
});

test('loads older workouts while scrolling', { tag: '@whole' }, async ({ page }) => {
  await login(page, 'member');
  await page.route(/\/api\/shared-workouts(\?|$)/, async (route) => {
    const isFirst = !new URL(route.request().url()).search;
    const response = await route.fetch({ url: route.request().url().replace(/\?.*/, '') });
    const all: unknown[] = await response.json();
    const link = '</api/shared-workouts?cursor=next>; rel="next"';
    await route.fulfill({
      json: isFirst ? all.slice(0, 5) : all.slice(5, 9),
      headers: { 'content-type': 'application/json', ...(isFirst && { link }) },
    });
  });
  await openPage(page, '/social');
  await expect(cards(page).nth(4)).toBeVisible();
  await cards(page).nth(4).scrollIntoViewIfNeeded();
  await expect(cards(page)).toHaveCount(9);
});

test('announces an unlocked achievement at once, and lists it under My Achievements', async ({ page }) => {
  await register(page);
  const noticesLoaded = page.waitForResponse(/\/api\/notices$/);
  await openPage(page, '/social?tab=achievements');
  const panel = page.getByRole('tabpanel', { name: 'My Achievements' });
  await expect(panel.getByText('0 of 12 achievements')).toBeVisible();
  await expect(panel.getByRole('progressbar', { name: 'Progress towards Training Partner' })).toHaveAttribute(
    'value',
    '0',
  );
  await expectNoAxeFindings(page);
  await noticesLoaded;
  const title = `From another device ${someWord()}`;
  await shareBy(page, title);
  await expect(page.getByText('Workout Sharer: 50 points', { exact: true })).toBeVisible();
  await expect(panel.getByText('1 of 12 achievements')).toBeVisible();
  await expect(panel.getByText('1 of 10', { exact: true })).toBeVisible();
  await expectNoAxeFindings(page);
  await page.getByRole('tab', { name: 'My Achievements' }).press('ArrowLeft');
  await expect(getCard(page, title).getByText('Workout Sharer')).toBeVisible();
});

test('says when the lobby does not load, and when it is empty', { tag: '@whole' }, async ({ page }) => {
  await login(page, 'member');
  // The failure comes first: later the page would show the persisted list.
  let reply: { status: number; json: unknown } = { status: 429, json: { message: 'Slow down' } };
  await page.route('**/api/shared-workouts', (route) => route.fulfill(reply));
  await openPage(page, '/social');
  await expect(page.getByText('The workouts did not load')).toBeVisible();
  reply = { status: 200, json: [] };
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('No workouts shared yet')).toBeVisible();
  await expectNoAxeFindings(page);
});

const cards = (page: Page): Locator => page.getByRole('tabpanel').getByRole('article');
const namesIn = (page: Page): Promise<string[]> =>
  cards(page).evaluateAll((articles) => articles.map((article) => article.ariaLabel ?? ''));
const getCard = (page: Page, title: string): Locator => page.getByRole('article', { name: title });

async function openShareForm(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Share Workout' }).click();
  return page.getByRole('dialog', { name: 'Share Workout' });
}

async function shareBy(page: Page, title: string): Promise<void> {
  const reply = await page.request.post('/api/shared-workouts', { data: { title }, headers: sameOrigin });
  expect(reply.status(), await reply.text()).toBe(201);
}
