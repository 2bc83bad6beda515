import { expect, type Page } from '@playwright/test';
import { expectNoAxeFindings, login, openPage, test, withoutStream } from './fixtures.ts';

test('a member opens the workout of the week day by day, and goes on to all workouts', async ({ page }) => {
  await login(page, 'member');
  await openPage(page, '/home');
  await expect(page.getByRole('heading', { name: 'Workout of the Week' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Courtside Conditioning' })).toBeVisible();
  await expect(page.getByText('Tempo squat')).toBeHidden();
  await page.getByText('Monday: Legs').click();
  await expect(page.getByText('Tempo squat')).toBeVisible();
  await page.getByText('Wednesday: Engine').click();
  await expect(page.getByText('Defensive slide')).toBeVisible();
  await expect(page.getByText('Tempo squat')).toBeHidden();
  await expectNoAxeFindings(page);

  await page.getByRole('link', { name: 'View Full Workout' }).click();
  await expect(page).toHaveURL(/\/media\?tab=workouts$/);
  await expect(page.getByRole('heading', { name: 'Amapiano Cardio' })).toBeVisible();
  await expect(page.getByText('Shuffle and kick')).toBeVisible();
  await page.locator('summary', { hasText: 'Monday: Legs' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Tempo squat')).toBeVisible();
  await expectNoAxeFindings(page);
});

test('a member reads the tip of the day, and goes on to all tips', { tag: '@whole' }, async ({ page }) => {
  await login(page, 'member');
  await openPage(page, '/home');
  await expect(page.getByRole('heading', { name: 'Tip of the Day' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Eat something with colour' })).toBeVisible();
  await page.getByRole('link', { name: 'View all tips' }).click();
  await expect(page).toHaveURL(/\/media\?tab=better-living$/);
  await expect(page.getByRole('heading', { name: 'Breathe out longer' })).toBeVisible();
  await expect(page.getByText('Mental Health').first()).toBeVisible();
  await expectNoAxeFindings(page);
});

test('adds a new tip to an open list, and removes a deleted one', { tag: '@whole' }, async ({
  page,
  browser,
  baseURL,
}) => {
  await login(page, 'member');
  await openPage(page, '/media?tab=better-living');
  await expect(page.getByRole('heading', { name: 'Breathe out longer' })).toBeVisible();

  const office = await browser.newPage(baseURL ? { baseURL } : {});
  await login(office, 'admin');
  const title = `Just written, ${test.info().project.name}`;
  const added = await office.request.post('/api/better-living-tips', {
    data: { title, description: 'Seen at once.', category: 'Fitness', icon: 'running' },
    headers: { 'sec-fetch-site': 'same-origin' },
  });
  expect(added.status(), await added.text()).toBe(201);
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  const { id } = await added.json();
  await office.request.delete(`/api/better-living-tips/${id}`, { headers: { 'sec-fetch-site': 'same-origin' } });
  await expect(page.getByRole('heading', { name: title })).toBeHidden();
  await office.close();
});

test('shows the message of an empty list when workouts and tips do not load, and offers to try again', {
  tag: '@whole',
}, async ({ page }) => {
  await withoutStream(page);
  await login(page, 'member');
  await refuse(page);
  await openPage(page, '/home');
  await expect(page.getByText('No workout available')).toBeVisible();
  await expect(page.getByText('No tips available')).toBeVisible();
  await openPage(page, '/media?tab=better-living');
  await expect(page.getByText('No tips available')).toBeVisible();
  await openPage(page, '/media?tab=workouts');
  await expect(page.getByText('No workouts available')).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Courtside Conditioning' })).toBeVisible();
});

const refuse = (page: Page) =>
  page.route(/\/api\/(workouts|better-living-tips)/, (route) =>
    route.fulfill({ status: 429, json: { message: 'Too many requests' } }),
  );
