import { expect, type Page } from '@playwright/test';
import { sitemap } from '#app/sitemap.ts';
import { login, openPage, test } from './fixtures.ts';

const lyingPhone = { width: 844, height: 390 };
const narrowPhone = { width: 360, height: 740 };
const turnedTo = [{ width: 390, height: 844 }, narrowPhone, { width: 1280, height: 800 }, lyingPhone];

test('no screen scrolls sideways, whichever way it is turned and however large its text', { tag: '@whole' }, async ({
  page,
}) => {
  await page.route('https://www.youtube-nocookie.com/**', (route) => route.fulfill({ body: '' }));
  await login(page, 'member');
  // The app under test sends no e-mail, so the pages that need it do not exist.
  for (const { path } of sitemap.filter(({ needs }) => needs === undefined)) {
    await page.setViewportSize(lyingPhone);
    await openPage(page, path);
    await expect(page.locator('main')).toBeVisible();
    await expect(page.locator('.shimmer')).toHaveCount(0);
    await readToTheEnd(page);
    for (const size of turnedTo) {
      await page.setViewportSize(size);
      await expect.poll(() => measureWidth(page), `${path} at ${size.width}`).toBeLessThanOrEqual(size.width);
    }
    await page.setViewportSize(narrowPhone);
    await page.locator(':root').evaluate((root) => root.style.setProperty('font-size', '200%'));
    await expect.poll(() => measureWidth(page), `${path} in large text`).toBeLessThanOrEqual(narrowPhone.width);
  }
});

/** Scrolls down to the last card and up again, so that everything has been laid out once at this width. */
const readToTheEnd = (page: Page) =>
  page.evaluate(async () => {
    const nextPaint = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight * 4) {
      scrollTo(0, top);
      await nextPaint();
    }
    scrollTo(0, 0);
    await nextPaint();
  });

/** The width of the page's content, including what `main` cuts off at its edge. */
const measureWidth = (page: Page) =>
  page.evaluate(() => Math.max(...[...document.querySelectorAll(':root, main')].map(({ scrollWidth }) => scrollWidth)));
