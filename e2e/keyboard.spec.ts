import { expect, type Locator, type Page } from '@playwright/test';
import { login, openPage, register, test } from './fixtures.ts';
import { fromTheApp } from './live-game.ts';

/** The focused element, if a fixed element such as the header covers all of it. */
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

test('neither the header nor the tab bar covers the focused element', { tag: '@whole' }, async ({ page }) => {
  await login(page, 'member');
  for (const path of ['/home', '/games', '/players']) {
    await openPage(page, path);
    const found: unknown[] = [];
    for (const key of [...Array(40).fill('Tab'), ...Array(30).fill('Shift+Tab')]) {
      await page.keyboard.press(key);
      found.push(...(await covered(page)));
    }
    expect(found, path).toEqual([]);
  }
});

test('keeps the scroll position when a dialog closes that was opened just above the tab bar', {
  tag: '@phone',
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 560 });
  await register(page);
  // A day of their own: on other days the demo's events and games come and go.
  const data = { title: 'Physio', location: 'Gym', startTime: '2031-07-15T10:00:00Z', endTime: '2031-07-15T11:00:00Z' };
  const added = await page.request.post('/api/calendar-events', { data, headers: fromTheApp });
  expect(added.status(), await added.text()).toBe(201);
  await openPage(page, '/calendar?day=2031-07-15');
  const opener = page.getByRole('button', { name: 'Delete Physio' });
  const cancel = page.getByRole('dialog').getByRole('button', { name: 'Cancel' });
  const presses: ((button: Locator) => Promise<void>)[] = [(button) => button.tap(), (button) => button.press('Enter')];
  for (const press of presses) {
    const scroll = (button: Element) => {
      scrollBy(0, button.getBoundingClientRect().bottom - innerHeight + 90);
      return scrollY;
    };
    // Until the page has its whole height, there is nothing to scroll.
    await expect.poll(() => opener.evaluate(scroll)).toBeGreaterThan(0);
    const before = await page.evaluate(() => scrollY);
    await press(opener);
    await press(cancel);
    await expect(opener).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(before);
  }
});
