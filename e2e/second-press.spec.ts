import { expect, type Locator, type Page } from '@playwright/test';
import { login, openPage, test } from './fixtures.ts';
import { holdTimers } from './held-timers.ts';
import { fromTheApp } from './live-game.ts';
import { inWholeRunUnless } from './whole-run.ts';

// On a phone the buttons of a dialog lie over the tab bar.
test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

/** For this long, a press where a dialog's button was counts as the second tap of a double tap. */
const secondPressMs = 400;

for (const button of ['Cancel', 'Share']) {
  test(
    `${button} in the lobby's dialog, tapped twice, does not leave the lobby`,
    inWholeRunUnless(button === 'Share'),
    async ({ page }) => {
      const letPass = await holdTimers(page, secondPressMs);
      await login(page, 'member');
      await openPage(page, '/social');
      const form = page.getByRole('dialog', { name: 'Share Workout' });
      for (const ms of [60, secondPressMs - 1]) {
        await page.getByRole('button', { name: 'Share Workout' }).tap();
        await form.getByLabel('Title').fill(`Twice ${crypto.randomUUID().slice(0, 8)}`);
        await form.getByLabel('Exercise', { exact: true }).fill('Plank');
        const spot = await tapAway(form.getByRole('button', { name: button, exact: true }));
        await letPass(ms);
        await page.touchscreen.tap(spot.x, spot.y);
        await expectStillOn(page, 'Sports Lobby', /\/social$/);
        await letPass(secondPressMs);
      }
      await expectTabBelow(page);
    },
  );
}

for (const button of ['Cancel', 'Delete']) {
  test(`${button} in a confirmation for an admin, tapped twice, does not leave the list`, { tag: '@whole' }, async ({
    page,
  }) => {
    const letPass = await holdTimers(page, secondPressMs);
    await login(page, 'admin');
    const name = `Club ${crypto.randomUUID().slice(0, 8)}`;
    const added = await page.request.post('/api/clubs', { data: { name }, headers: fromTheApp });
    expect(added.status(), await added.text()).toBe(201);
    await openPage(page, '/admin/dashboard?tab=content&content=clubs');
    await page.getByRole('searchbox').first().fill(name);
    const deletions: string[] = [];
    page.on('request', (request) => request.method() === 'DELETE' && deletions.push(request.url()));
    await page.getByRole('button', { name: `Delete ${name}` }).tap();
    const spot = await tapAway(page.getByRole('dialog').getByRole('button', { name: button, exact: true }));
    await letPass(60);
    await page.touchscreen.tap(spot.x, spot.y);
    await expectStillOn(page, 'Admin Dashboard', /tab=content&content=clubs/);
    expect(deletions).toHaveLength(button === 'Delete' ? 1 : 0);
    await letPass(secondPressMs);
    await expectTabBelow(page);
  });
}

interface Spot {
  x: number;
  y: number;
}

let last: Spot = { x: 0, y: 0 };

/** Taps a button that closes its dialog; returns where the button was. */
async function tapAway(button: Locator): Promise<Spot> {
  // Once the dialog stands still.
  await button.tap({ trial: true });
  const box = await button.boundingBox();
  if (!box) throw new Error('What should be tapped is not on the screen');
  last = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const page = button.page();
  await page.touchscreen.tap(last.x, last.y);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  return last;
}

async function expectStillOn(page: Page, heading: string, url: RegExp): Promise<void> {
  // A press on a tab would have started to navigate by the next frame.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  await expect(page).toHaveURL(url);
  await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
}

/** Proves that there is a tab below the button: the same press, made later, does navigate. */
async function expectTabBelow(page: Page): Promise<void> {
  const url = page.url();
  await page.touchscreen.tap(last.x, last.y);
  await expect(page).not.toHaveURL(url);
}
