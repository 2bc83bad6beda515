import { type Browser, expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { expectNoAxeFindings, login, test } from './fixtures.ts';
import { passwords } from './people.ts';

const sameOrigin = { 'sec-fetch-site': 'same-origin' };

for (const theme of ['dark', 'light']) {
  test(`a notice arrives while one is here, is read and followed, in the ${theme} theme`, async ({
    page,
    browser,
    baseURL,
  }) => {
    // Two people, an upload, and two looks at accessibility.
    test.slow();
    await page.addInitScript((chosen) => localStorage.setItem('village-arena-theme', chosen), theme);
    await register(page);
    await page.goto('/clubs');
    await expect(bell(page)).toHaveAccessibleName('Notices');
    await bell(page).click();
    await expect(page.getByText('No notices yet')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(bell(page)).toBeFocused();

    await approve(browser, baseURL, await uploadPhoto(page));
    await expect(bell(page)).toHaveAccessibleName('Notices, 1 new', { timeout: 1_000 });
    await expectNoAxeFindings(page);

    await page.keyboard.press('Enter');
    const list = page.getByRole('dialog', { name: 'Notices' });
    await expect(list.getByText('New', { exact: true })).toBeVisible();
    await expect(bell(page)).toHaveAccessibleName('Notices');
    await expectNoAxeFindings(page);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(list.getByRole('link')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/media/);
    await expect(list).toBeHidden();

    await page.reload();
    await expect(bell(page)).toHaveAccessibleName('Notices');
  });
}

test('notices that do not load can be tried again', async ({ page }) => {
  await register(page);
  let failing = true;
  await page.route('**/api/notices', (route) =>
    failing ? route.fulfill({ status: 429, json: { message: 'Slow down' } }) : route.fallback(),
  );
  await page.goto('/games');
  await bell(page).click();
  await expect(page.getByText('Your notices could not be loaded')).toBeVisible();
  failing = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('No notices yet')).toBeVisible();
});

test('the header of a narrow phone holds everything', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await register(page);
  await page.goto('/games');
  const header = page.getByRole('banner').filter({ visible: true });
  await expect(header.getByRole('link', { name: /Village Arena/ })).toBeVisible();
  for (const control of await header.locator('a, button').filter({ visible: true }).all()) {
    const box = await control.boundingBox();
    expect(box && box.x >= 0 && box.x + box.width <= 360).toBe(true);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

const bell = (page: Page) => page.getByRole('button', { name: /^Notices/ }).filter({ visible: true });

/** Somebody new, whom nothing has been told yet. */
async function register(page: Page): Promise<void> {
  const answer = await page.request.post('/api/register', {
    data: { username: `p${crypto.randomUUID().replaceAll('-', '').slice(0, 12)}`, password: passwords.demo },
    headers: sameOrigin,
  });
  expect(answer.status(), await answer.text()).toBe(201);
}

async function uploadPhoto(page: Page): Promise<number> {
  const buffer = await sharp({ create: { width: 640, height: 400, channels: 3, background: '#2b6' } })
    .png()
    .toBuffer();
  const answer = await page.request.post('/api/photos/upload', {
    multipart: { title: 'The view from here', image: { name: 'view.png', mimeType: 'image/png', buffer } },
    headers: sameOrigin,
  });
  expect(answer.status(), await answer.text()).toBe(201);
  const { photo }: { photo: { id: number } } = await answer.json();
  return photo.id;
}

async function approve(browser: Browser, baseURL: string | undefined, photoId: number): Promise<void> {
  const officer = await browser.newPage({ baseURL: baseURL ?? '' });
  await login(officer, 'officer');
  const answer = await officer.request.post(`/api/photos/${photoId}/approve`, { headers: sameOrigin });
  expect(answer.status(), await answer.text()).toBe(200);
  await officer.close();
}
