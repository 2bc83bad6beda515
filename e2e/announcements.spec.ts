import { expect, type Page } from '@playwright/test';
import { expectNoAxeFindings, expectNoAxeFindingsInBothThemes, login, openPage, reloadPage, test } from './fixtures.ts';
import { register } from './notice.ts';
import { ownApp } from './own-app.ts';

// An app of its own, because one test publishes an announcement that the cards of other tests would show.
ownApp({ demo: true });

const card = (page: Page) =>
  page.getByRole('region').filter({ has: page.getByRole('button', { name: 'Dismiss announcement' }) });
const sameOrigin = { 'sec-fetch-site': 'same-origin' };

test('shows the newest announcement on Home until it is dismissed', async ({ page }) => {
  await register(page);
  await openPage(page, '/home');
  await expect(card(page).getByRole('link')).toBeVisible();
  await expectNoAxeFindingsInBothThemes(page);
  await card(page).getByRole('button').focus();
  await page.keyboard.press('Enter');
  await expect(card(page)).toBeHidden();
  await reloadPage(page);
  await expect(page.getByRole('heading', { name: 'Tip of the Day' })).toBeVisible();
  await expect(card(page)).toBeHidden();
});

test('lists announcements newest first', { tag: '@whole' }, async ({ page }) => {
  await register(page);
  await openPage(page, '/home');
  await card(page).getByRole('link').click();
  await expect(page).toHaveURL(/\/announcements$/);
  await expect(page).toHaveTitle('Announcements · Village Arena');
  await expect(page.getByRole('heading', { name: 'Welcome to a new term of village sport' })).toBeVisible();
  const titles = await page.getByRole('heading', { level: 2 }).allTextContents();
  const [newer, older] = ['Derby day: be there an hour early', 'Trials begin on Monday'].map((title) =>
    titles.indexOf(title),
  );
  expect(newer).toBeLessThan(older ?? 0);
  await expectNoAxeFindingsInBothThemes(page);
  await openPage(page, '/home');
  await expect(page.getByRole('heading', { name: 'Tip of the Day' })).toBeVisible();
  await expect(card(page), 'what was read on its own page is not shown again').toBeHidden();
});

test('adds a new announcement to an open list, and removes a deleted one', { tag: '@whole' }, async ({
  page,
  browser,
  baseURL,
}) => {
  await login(page, 'member');
  await openPage(page, '/announcements');
  await expect(page.getByRole('heading', { name: 'Lost and found' })).toBeVisible();
  const admin = await browser.newPage(baseURL ? { baseURL } : {});
  await login(admin, 'admin');
  const title = `Just announced, ${test.info().project.name}`;
  const added = await admin.request.post('/api/announcements', {
    data: { title, content: 'Seen at once: www.example.org/cup.' },
    headers: sameOrigin,
  });
  expect(added.status(), await added.text()).toBe(201);
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await expect(page.getByRole('link', { name: 'www.example.org/cup' })).toHaveAttribute(
    'href',
    'https://www.example.org/cup',
  );
  const { id } = await added.json();
  await admin.request.delete(`/api/announcements/${id}`, { headers: sameOrigin });
  await expect(page.getByRole('heading', { name: title })).toBeHidden();
  await admin.close();
});

test('loads further announcements while scrolling', { tag: '@whole' }, async ({ page }) => {
  await page.route('**/api/announcements', (route) =>
    route.fulfill({ json: [row(30, 'Newest')], headers: { link: '</api/announcements?cursor=WzMwXQ>; rel="next"' } }),
  );
  await page.route('**/api/announcements?cursor=*', (route) => route.fulfill({ json: [row(29, 'The one before')] }));
  await login(page, 'member');
  await openPage(page, '/announcements');
  await expect(page.getByRole('heading', { name: 'Newest' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'The one before' })).toBeVisible();
});

test('says when there are no announcements, and offers to try again when they do not load', { tag: '@whole' }, async ({
  page,
}) => {
  let response: { status?: number; json: unknown } = { json: [] };
  await page.route('**/api/announcements', (route) => route.fulfill(response));
  await login(page, 'member');
  await openPage(page, '/announcements');
  await expect(page.getByText('No announcements available')).toBeVisible();
  await expectNoAxeFindings(page);
  response = { status: 429, json: { message: 'Too many requests' } };
  await reloadPage(page);
  await expect(page.getByRole('alert')).toContainText('The announcements did not load');
  response = { json: [row(1, 'Back again')] };
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Back again' })).toBeVisible();
});

test('brings an announcement back, with a message, when dismissing it fails', { tag: '@whole' }, async ({ page }) => {
  await page.route('**/api/announcements/*/read', (route) =>
    route.fulfill({ status: 429, json: { message: 'Too many requests' } }),
  );
  await login(page, 'officer');
  await openPage(page, '/home');
  await card(page).getByRole('button').click();
  await expect(page.getByText('The announcement was not dismissed')).toBeVisible();
  await expect(card(page)).toBeVisible();
});

const row = (id: number, title: string) => ({
  id,
  title,
  version: 1,
  content: 'Read on.',
  createdAt: '2026-11-01T10:00:00.000Z',
  can: { edit: false, delete: false },
});
