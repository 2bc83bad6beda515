import { expect, type Page } from '@playwright/test';
import { login, test } from './fixtures.ts';

/** Brotli, in bytes: what a phone loads of code before Home shows. */
const mostBytes = 122_000;

test('a phone sees Home with the code that the page names, and that weighs little', async ({ page }) => {
  await login(page, 'member');
  const named = await namedScripts(page, '/home');
  await page.route('**/assets/*.js', (route) => {
    const { pathname } = new URL(route.request().url());
    return named.has(pathname) ? route.fallback() : undefined;
  });
  await page.goto('/home');
  await expect(page.getByRole('heading', { name: 'Next Big Game' })).toBeVisible();
  await expect(page.getByText(/^\d+d \d+h to go$/)).toBeVisible();
  const sizes = [...named.values()];
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(mostBytes);
});

/** What the page asks for at once: by path, its bytes as sent. */
async function namedScripts(page: Page, path: string): Promise<ReadonlyMap<string, number>> {
  const html = await (await page.request.get(path)).text();
  const paths = [...html.matchAll(/(?:href|src)="(\/assets\/[^"]+\.js)"/g)].map(([, script = '']) => script);
  const entries = [...new Set(paths)].map(async (script): Promise<[string, number]> => {
    const answer = await page.request.get(script, { headers: { 'accept-encoding': 'br' } });
    return [script, Number(answer.headers()['content-length'])];
  });
  return new Map(await Promise.all(entries));
}
