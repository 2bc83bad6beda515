import { expect, type Page } from '@playwright/test';
import { expectNoAxeFindings, expectNoAxeFindingsInBothThemes, login, openPage, reloadPage, test } from './fixtures.ts';

const sameOrigin = { 'sec-fetch-site': 'same-origin' };
const team = (page: Page) =>
  page
    .getByRole('region')
    .or(page.locator('section'))
    .filter({
      has: page.getByRole('heading', { name: 'Ground Anchor Members' }),
    });

test('groups the residence anchors by portfolio', async ({ page }) => {
  await login(page, 'member');
  await openPage(page, '/residence-anchors');
  await expect(page).toHaveTitle('Residence Anchors · Village Arena');
  await expect(page.getByRole('heading', { level: 3, name: 'Themba Hadebe' })).toBeVisible();
  expect(await page.getByRole('heading', { level: 2 }).allTextContents()).toEqual([
    'Sports Officers',
    'Digital Portfolio',
    'Social Portfolio',
    'Academic Portfolio',
    'Community Engagement & Wellness',
    'Other Residence Anchors',
  ]);
  const banners = page.getByRole('listitem').locator('img[src^="/art/anchors/banner"]');
  await expect(banners).toHaveCount(12);
  const heights = await page
    .getByRole('main')
    .locator('.card > div:first-child')
    .evaluateAll((boxes) => boxes.map((box) => Math.round(box.getBoundingClientRect().height)));
  expect(new Set(heights).size, 'a banner takes the same room before its picture is there').toBe(1);
  await expect(page.getByText('Hanru Visagie'), 'who is inactive is hidden').toHaveCount(0);
  const digital = page.getByRole('listitem').filter({ hasText: 'Naadira Essop' });
  await expect(digital).toContainText('Student Affairs Office, Ground Floor');
  await expect(digital).toContainText('Monday - Friday: 10:00 AM - 4:00 PM');
  await digital.locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(digital.getByText('First live stream of a village final')).toBeVisible();
  await expectNoAxeFindingsInBothThemes(page);
});

test('opens the profile of a ground anchor on Home', async ({ page }) => {
  await login(page, 'member');
  await openPage(page, '/home');
  const members = team(page).getByRole('button');
  await expect(members).toHaveCount(9);
  const names = (await members.allTextContents()).map((text) => text.replace(/(GA Captain|Ground Anchor Member)$/, ''));
  expect(names.slice(0, 4)).toEqual(['Kabelo Modise', 'Thandi Mabaso', 'Imraan Davids', 'Lerato Moleko']);
  await members.first().focus();
  await page.keyboard.press('Enter');
  const profile = page.getByRole('dialog', { name: 'Kabelo Modise' });
  await expect(profile).toContainText('GA Captain');
  await expect(profile.getByText('Ground Anchor of the Year 2025')).toBeVisible();
  await expectNoAxeFindingsInBothThemes(page);
  await page.keyboard.press('Escape');
  await expect(profile).toBeHidden();
  await expect(members.first()).toBeFocused();
});

test('plays a YouTube video on the watch page, and Back returns to the anchors', { tag: '@whole' }, async ({
  page,
}) => {
  await page.route('https://www.youtube-nocookie.com/**', (route) => route.fulfill({ body: 'player' }));
  await login(page, 'member');
  await openPage(page, '/residence-anchors');
  const link = page.getByRole('link', { name: 'Watch Video of Themba Hadebe' });
  await expect(link).toHaveAttribute('href', '/media/watch?id=jNQXAC9IVRw&ref=/residence-anchors');
  await link.click();
  await expect(page).toHaveURL(/\/media\/watch/);
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(page).toHaveURL(/\/residence-anchors$/);
});

test('plays any other video in its card, and requests it only on play', { tag: '@whole' }, async ({ page }) => {
  const requested: string[] = [];
  await page.route('https://video.example/**', (route) => {
    requested.push(route.request().url());
    return route.fulfill({ contentType: 'video/mp4', body: '' });
  });
  await page.route('**/api/residence-anchors', (route) =>
    route.fulfill({ json: [anchor({ videoUrl: 'https://video.example/clip.mp4' })] }),
  );
  await login(page, 'member');
  await openPage(page, '/residence-anchors');
  const video = page.getByLabel('Video of Neo Phiri');
  await expect(video).toBeVisible();
  await expectNoAxeFindings(page);
  expect(requested).toEqual([]);
  await video.evaluate((element) => element instanceof HTMLVideoElement && void element.play().catch(() => undefined));
  await expect.poll(() => requested.length).toBeGreaterThan(0);
});

test('adds a new anchor to an open list, and removes one who is made inactive', { tag: '@whole' }, async ({
  page,
  browser,
  baseURL,
}) => {
  await login(page, 'member');
  await openPage(page, '/residence-anchors');
  await expect(page.getByRole('heading', { name: 'Pule Maila' })).toBeVisible();
  const admin = await browser.newPage(baseURL ? { baseURL } : {});
  await login(admin, 'admin');
  const name = `New Officer ${test.info().project.name}`;
  const added = await admin.request.post('/api/residence-anchors', {
    data: { name, position: 'Librarian', year: '2026/27' },
    headers: sameOrigin,
  });
  expect(added.status(), await added.text()).toBe(201);
  await expect(page.getByRole('heading', { name })).toBeVisible();
  const path = `/api/residence-anchors/${(await added.json()).id}`;
  await admin.request.patch(path, { data: { active: false }, headers: sameOrigin });
  await expect(page.getByRole('heading', { name })).toBeHidden();
  await admin.request.delete(path, { headers: sameOrigin });
  await admin.close();
});

test('says when there are no anchors, and when they do not load', { tag: '@whole' }, async ({ page }) => {
  let response: { status?: number; json: unknown } = { json: [] };
  await page.route(/\/api\/(residence|ground)-anchors$/, (route) => route.fulfill(response));
  await login(page, 'member');
  await openPage(page, '/residence-anchors');
  await expect(page.getByText('No Residence Anchors found')).toBeVisible();
  await expect(page.getByText('Check back soon for updates')).toBeVisible();
  await openPage(page, '/home');
  await expect(page.getByText('No team members found')).toBeVisible();
  await expectNoAxeFindings(page);

  response = { status: 429, json: { message: 'Too many requests' } };
  await reloadPage(page);
  await expect(page.getByRole('alert').filter({ hasText: 'No team members found' })).toBeVisible();
  await openPage(page, '/residence-anchors');
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('Failed to load Residence Anchors');
  await expect(alert).toContainText('Please try again later');
  response = { json: [anchor({})] };
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Neo Phiri' })).toBeVisible();
});

const anchor = (overrides: object) => ({
  id: 900,
  version: 1,
  name: 'Neo Phiri',
  position: 'Digital Lead',
  year: '2026/27',
  photo: null,
  banner_photo: null,
  bio: null,
  email: null,
  office: 'Room 1',
  officeHours: 'Mondays',
  responsibilities: [],
  achievements: [],
  videoUrl: null,
  videoId: null,
  active: true,
  can: { edit: false, delete: false },
  ...overrides,
});
