import { expect, type Page } from '@playwright/test';
import { login, openPage, test } from './fixtures.ts';
import { inWholeRunUnless } from './whole-run.ts';

test('keeps the chosen theme, and applies it before the first paint', async ({ page }) => {
  await openPage(page, '/');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('radio', { name: 'Light' }).locator('visible=true').check({ force: true });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  expect(await page.evaluate(() => localStorage.getItem('village-arena-theme'))).toBe('light');

  await login(page, 'member');
  const seen = await themesWhileOpening(page, '/home');
  expect(seen, 'no frame of the page was dark').toEqual(['light']);
});

test('the theme may follow the system', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await openPage(page, '/');
  await page.getByRole('radio', { name: 'System' }).locator('visible=true').check({ force: true });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

for (const [theme, ground] of [
  ['light', 'oklch(0.972 0.006 262)'],
  ['dark', 'oklch(0.165 0.022 262)'],
] as const) {
  test(
    `paints the page ${theme} before any other file has loaded`,
    inWholeRunUnless(theme === 'dark'),
    async ({ page }) => {
      await login(page, 'member');
      await page.addInitScript((chosen) => localStorage.setItem('village-arena-theme', chosen), theme);
      const filesHeld = Promise.withResolvers<void>();
      await page.route(/\.(js|css|woff2|svg)$/, async (route) => {
        await filesHeld.promise;
        await route.continue();
      });
      await page.goto('/home', { waitUntil: 'commit' });
      await expect.poll(() => page.evaluate(paintsSoFar)).toContain('first-contentful-paint');
      await expect(page.locator('html')).toHaveCSS('background-color', ground);
      await expect(page.locator('.first-paint svg, main h1, h1').locator('visible=true')).toHaveCount(1);
      filesHeld.resolve();
      await expect(page.getByRole('heading', { name: 'Next Big Game' })).toBeVisible();
    },
  );
}

const paintsSoFar = () => performance.getEntriesByType('paint').map(({ name }) => name);

/** Every theme in which a frame of the page was painted, from its first frame until Home is shown. */
async function themesWhileOpening(page: Page, path: string): Promise<string[]> {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seenThemes: seen });
    const check = () => {
      const theme = document.documentElement?.dataset['theme'];
      if (document.body && theme !== undefined && !seen.includes(theme)) seen.push(theme);
      requestAnimationFrame(check);
    };
    requestAnimationFrame(check);
  });
  await openPage(page, path);
  await expect(page.getByRole('heading', { name: 'Next Big Game' })).toBeVisible();
  return page.evaluate(() => ('seenThemes' in window && Array.isArray(window.seenThemes) ? window.seenThemes : []));
}
