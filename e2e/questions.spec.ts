import { chromium, expect, type Locator, type Page } from '@playwright/test';
import { findWholeChromium, wholeChromium } from '../scripts/chromium.ts';
import { login, openPage, register, test } from './fixtures.ts';

// What a resident asks most, from Home on a phone. The browser itself counts the presses: of a finger, and Enter. Typing is free.

const ofGames = 2;
const ofTheRest = 3;

async function atHome(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const count = () => sessionStorage.setItem('presses', `${Number(sessionStorage.getItem('presses')) + 1}`);
    // Not at the window: there Playwright takes back a press whose target had moved, before it presses again.
    document.addEventListener('pointerdown', ({ isTrusted }) => isTrusted && count(), { capture: true });
    document.addEventListener('keydown', ({ key, isTrusted }) => isTrusted && key === 'Enter' && count(), {
      capture: true,
    });
  });
  await openPage(page, '/home');
  expect(await presses(page)).toBe(0);
}

const presses = (page: Page): Promise<number> => page.evaluate(() => Number(sessionStorage.getItem('presses')));

async function expectPresses(page: Page, most: number): Promise<void> {
  expect(await presses(page), 'presses from Home').toBeLessThanOrEqual(most);
}

const card = (page: Page, heading: string | RegExp): Locator =>
  page.locator('section.card', { has: page.getByRole('heading', { name: heading }) });
const tab = (page: Page, name: string): Locator =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });
const shortcut = (page: Page, name: string): Locator =>
  page.getByRole('navigation', { name: 'Shortcuts' }).getByRole('link', { name });

async function openAccount(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('link', { name: /^My account/ }).click();
}

test.describe('a member who plays', { tag: '@phone' }, () => {
  test.beforeEach(async ({ page }) => {
    await login(page, 'member');
    await atHome(page);
  });

  test('when and where does my team play next?', async ({ page }) => {
    const next = card(page, /^Your next game/);
    await expect(next.getByRole('time')).toBeVisible();
    await expect(next.locator('a[href^="/venues/"]')).toBeVisible();
    await expectPresses(page, 0);
  });

  test('who plays in it?', async ({ page }) => {
    await card(page, /^Your next game/)
      .getByRole('link', { name: 'Who plays' })
      .click();
    await expect(page.getByRole('tabpanel').getByRole('link', { name: 'Nandi Zikhali' })).toBeVisible();
    await expectPresses(page, ofGames);
  });

  test('how did my team do last, and who scored most?', async ({ page }) => {
    await card(page, 'Your teams').getByRole('link', { name: 'PV Rangers' }).click();
    await card(page, 'Results').getByRole('link').first().click();
    await expect(card(page, 'Top performers').getByRole('listitem').first()).toBeVisible();
    await expectPresses(page, ofGames);
  });

  test('where does my team stand?', async ({ page }) => {
    const mine = card(page, 'Your teams').getByRole('link', { name: 'PV Rangers' });
    await mine.click();
    await expect(card(page, 'Table').getByRole('row', { name: /PV Rangers/ })).toBeVisible();
    await expectPresses(page, ofGames);
  });

  test('who plays right now?', async ({ page }) => {
    await page
      .getByRole('article', { name: /, live$/ })
      .first()
      .getByRole('link', { name: / to \d/ })
      .click();
    await expect(page.getByRole('tab', { name: 'Live', selected: true })).toBeVisible();
    await expectPresses(page, ofGames);
  });

  test('can I say that I come?', async ({ page }) => {
    const next = card(page, /^Your next game/);
    await next.getByRole('button', { name: 'RSVP', exact: true }).click();
    await next.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(next.getByRole('button', { name: /^You're going/ })).toBeVisible();
    await expectPresses(page, ofGames);
    // Other tests find the game as it was.
    await next.getByRole('button', { name: /^You're going/ }).click();
    await next
      .getByRole('button', { name: /^Withdraw / })
      .first()
      .click();
    await expect(next.getByRole('button', { name: 'RSVP', exact: true })).toBeVisible();
  });

  test('is there a player whose name I do not quite know?', async ({ page }) => {
    await tab(page, 'Players').click();
    await page.getByRole('searchbox').click();
    await page.keyboard.type('tyani ramabulna');
    await page.getByRole('button', { name: 'View Profile: Tiyani Ramabulana' }).click();
    await expect(page.getByRole('dialog', { name: 'Tiyani Ramabulana' })).toBeVisible();
    await expectPresses(page, ofTheRest);
  });

  test('what was the last highlight?', async ({ page }) => {
    await shortcut(page, 'Media').click();
    await page
      .getByRole('link', { name: /^Play / })
      .first()
      .click();
    await expect(page.locator('iframe[title]')).toBeAttached();
    await expectPresses(page, ofTheRest);
  });

  test('can I say something without my name?', async ({ page }) => {
    const thought = `Three presses are not many ${crypto.randomUUID().slice(0, 8)}`;
    await tab(page, 'Thoughts').click();
    await page.getByRole('button', { name: 'Post', exact: true }).click();
    const form = page.getByRole('form', { name: 'Post a thought' });
    await expect(form.getByLabel("What's on your mind?")).toBeFocused();
    await page.keyboard.type(thought);
    await page.keyboard.press('Tab');
    await form.getByLabel('Display name').fill('Counter');
    await form.getByRole('button', { name: 'Post', exact: true }).click();
    await expect(page.getByRole('article').filter({ hasText: thought })).toBeVisible();
    await expectPresses(page, ofTheRest);
  });

  test('what happens this month, and how do I put something into it?', async ({ page }) => {
    await tab(page, 'More').click();
    await page.getByRole('link', { name: 'Calendar' }).click();
    await page.getByRole('button', { name: 'Add Event' }).click();
    await expect(page.getByRole('form', { name: 'Add Event' })).toBeVisible();
    await expectPresses(page, ofTheRest);
  });

  test('how do the games get into my own calendar?', async ({ page }) => {
    await tab(page, 'More').click();
    await page.getByRole('link', { name: 'Calendar' }).click();
    await page.getByRole('button', { name: 'Subscribe to calendar' }).click();
    const dialog = page.getByRole('dialog', { name: 'Subscribe to calendar' });
    await expect(dialog.getByRole('checkbox', { name: /My teams/i })).toBeChecked();
    await expectPresses(page, ofTheRest);
  });

  test('how do I join a club?', async ({ page }) => {
    await tab(page, 'More').click();
    await page.getByRole('link', { name: /^Join/ }).click();
    await page.getByRole('combobox', { name: 'Club' }).selectOption('Fitness Club');
    await page.getByLabel('First name').fill('Nandi');
    await page.getByLabel('Surname').fill('Zikhali');
    await page.getByLabel('SMID').fill('40000916');
    await page.getByRole('button', { name: 'Sign up' }).click();
    await expect(page.getByText('Sign-up Successful')).toBeVisible();
    await expectPresses(page, ofTheRest);
  });

  test('what can I train with a bad knee?', async ({ page }) => {
    await tab(page, 'More').click();
    await page.getByRole('link', { name: /^AI/ }).click();
    await page.getByRole('button', { name: '30 minutes, no equipment, careful with knees' }).click();
    await expect(page.getByRole('heading', { name: 'Full body workout, 30 minutes' })).toBeVisible();
    await expectPresses(page, ofTheRest);
  });

  test('how do I change my password?', async ({ page }) => {
    await openAccount(page);
    await page.getByRole('textbox', { name: 'Current password' }).click();
    await expect(page.getByRole('button', { name: 'Change password' })).toBeVisible();
    await expectPresses(page, ofTheRest);
  });

  test('what is kept about me?', async ({ page }) => {
    await openAccount(page);
    await page.getByRole('link', { name: 'Read what this village keeps about me' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'What this village keeps about me' })).toBeVisible();
    await expectPresses(page, ofTheRest);
  });
});

test.describe('a newcomer', { tag: '@phone' }, () => {
  test.beforeEach(async ({ page }) => {
    await register(page);
    await atHome(page);
  });

  test('which of the players am I?', async ({ page }) => {
    await page.getByRole('link', { name: /^Find yourself/ }).click();
    await expect(page.getByRole('searchbox')).toBeFocused();
    await page.keyboard.type('ashwin pretorius');
    await page.getByRole('button', { name: 'View Profile: Ashwin Pretorius' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'This is me' }).click();
    await expect(page.getByText('You claimed this profile.')).toBeVisible();
    await expectPresses(page, ofTheRest);
  });
});

test('can I follow a team and hear of it?', { tag: '@phone' }, async () => {
  // The headless shell refuses notifications to every page, and then the app does not offer them.
  await using browser = await chromium.launch(wholeChromium(findWholeChromium()));
  const page = await browser.newPage();
  await register(page);
  await atHome(page);
  await page.getByRole('link', { name: /^Follow a team/ }).click();
  await page.getByRole('button', { name: 'Follow Baobab', exact: true }).click();
  await page.getByRole('status').getByRole('button', { name: 'Turn on notifications' }).click();
  await expectPresses(page, ofTheRest);
  await openPage(page, '/home');
  await expect(card(page, 'Your teams').getByRole('link', { name: 'Baobab' })).toBeVisible();
});
