import { expect } from '@playwright/test';
import { login, openPage, test, untilOpen } from './fixtures.ts';

/** The most code that a phone may load until Home is hydrated, in bytes of Brotli. The aim is 140,000 (docs/benchmarks.md). */
const maxBytes = 141_000;

test('a phone loads little code until Home is hydrated', { tag: '@phone' }, async ({ page }) => {
  await login(page, 'member');
  await openPage(page, '/home');
  await untilOpen(page);
  const scripts = await page.evaluate(() => {
    const { startTime: hydrated = 0 } = performance.getEntriesByName('app-hydrated')[0] ?? {};
    const loaded = performance.getEntriesByType('resource').filter(({ startTime }) => startTime < hydrated);
    return loaded.map(({ name }) => name).filter((name) => name.endsWith('.js'));
  });
  expect(scripts.length).toBeGreaterThan(2);
  const sizes = await Promise.all(scripts.map((script) => page.request.get(script, accepting).then(getSize)));
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(maxBytes);
});

test('the service worker is small', async ({ page }) => {
  const worker = await page.request.get('/sw.js', accepting);
  expect([worker.headers()['content-encoding'], worker.status()]).toEqual(['br', 200]);
  expect(getSize(worker)).toBeLessThan(11_000);
});

const accepting = { headers: { 'accept-encoding': 'br' } };
const getSize = (response: { headers(): Record<string, string> }) => Number(response.headers()['content-length']);
