import { expect, type Page } from '@playwright/test';
import { login, test } from './fixtures.ts';

/** What has the focus, where something that stays in its place covers the whole of it. */
const covered = (page: Page) =>
  page.evaluate(async () => {
    await new Promise(requestAnimationFrame);
    const focused = document.activeElement;
    if (!focused || focused === document.body) return [];
    const { left, top, width, height } = focused.getBoundingClientRect();
    const shares = [0.1, 0.5, 0.9];
    const isSeen = shares.some((x) =>
      shares.some((y) => {
        const found = document.elementFromPoint(left + width * x, top + height * y);
        return found && (focused.contains(found) || found.contains(focused));
      }),
    );
    return isSeen || height < 2 ? [] : [focused.getAttribute('aria-label') ?? focused.textContent];
  });

test('neither the header nor the tabs cover what the keyboard is at', async ({ page }) => {
  await login(page, 'member');
  for (const path of ['/home', '/games', '/players']) {
    await page.goto(path);
    const found: unknown[] = [];
    for (const key of [...Array(40).fill('Tab'), ...Array(30).fill('Shift+Tab')]) {
      await page.keyboard.press(key);
      found.push(...(await covered(page)));
    }
    expect(found, path).toEqual([]);
  }
});
