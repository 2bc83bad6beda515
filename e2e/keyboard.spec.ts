import { expect, type Locator, type Page } from '@playwright/test';
import { login, test, withoutStream } from './fixtures.ts';

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

test('the page stays where it is when a dialog closes that was opened above the tabs', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 560 });
  // Another test's events would move what is pressed.
  await withoutStream(page);
  await login(page, 'officer');
  await page.goto('/calendar');
  const opener = page.getByRole('button', { name: /^Delete / }).first();
  const cancel = page.getByRole('dialog').getByRole('button', { name: 'Cancel' });
  const presses: ((button: Locator) => Promise<void>)[] = [(button) => button.tap(), (button) => button.press('Enter')];
  for (const press of presses) {
    await opener.evaluate((button) => scrollBy(0, button.getBoundingClientRect().bottom - innerHeight + 90));
    const before = await page.evaluate(() => scrollY);
    await press(opener);
    await press(cancel);
    await expect(opener).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(before);
  }
});
