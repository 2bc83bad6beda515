import { expect, type Page } from '@playwright/test';
import { expectNoAxeFindings, openPage, test } from './fixtures.ts';
import { ownApp } from './own-app.ts';

// The keys as on a phone, even in the desktop project of a whole run.
test.use({ viewport: { width: 390, height: 844 } });

// An app of its own, because a live game appears on everybody's Home.
const { at, logInAs } = ownApp({ demo: true });

/** Adds a game between two basketball teams that no other test scores. */
async function freshGame(page: Page): Promise<number> {
  const headers = { 'sec-fetch-site': 'same-origin' };
  const teams = await (await page.request.get(at('/api/teams?sportId=1'))).json();
  const [home, away] = teams;
  const data = {
    sportId: 1,
    homeTeamId: home.id,
    awayTeamId: away.id,
    location: 'Console Court',
    category: 'friendly',
  };
  const response = await page.request.post(at('/api/games'), {
    headers,
    data: { ...data, dateTime: '2031-05-24T11:00:00Z' },
  });
  expect(response.status(), await response.text()).toBe(201);
  return (await response.json()).id;
}

/** The game is in another year, so the console asks for confirmation first. */
async function startGame(page: Page) {
  await tap(page, 'Start the game');
  await expect(page.getByRole('dialog', { name: /^This game is on Sat 24 May 2031/ })).toBeVisible();
  await tap(page, 'Start it now');
}

async function pressInGameSheet(page: Page, name: string) {
  await page.getByRole('button', { name: /next period or end$/ }).click();
  await tap(page, name);
}

const tap = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const sides = (page: Page) => page.getByRole('region', { name: 'Scoring for' });

test('a ground anchor scores a whole game on a phone', async ({ page, browser }) => {
  const admin = await browser.newPage();
  await logInAs(admin, 'admin');
  const id = await freshGame(admin);
  await admin.close();

  await logInAs(page, 'officer');
  await openPage(page, at(`/games/${id}`));
  await page.getByRole('link', { name: 'Score this game' }).click();
  await startGame(page);
  await page
    .getByRole('group', { name: /^Player \(optional\)/ })
    .getByRole('button')
    .first()
    .click();
  const key = page.getByRole('button', { name: '+3 Three-pointer', exact: true });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const flash = key.evaluate(
    (pressed: HTMLElement) =>
      new Promise((resolve) => {
        pressed.addEventListener('transitionrun', ({ propertyName }) => propertyName === 'opacity' && resolve('seen'));
      }),
  );
  await key.click();
  expect(await flash, 'the pressed key lights up').toBe('seen');
  await sides(page).getByRole('button').nth(1).click();
  await tap(page, '+2 Two-pointer');
  await tap(page, '+3 Three-pointer');
  await tap(page, 'Undo: Three-pointer');
  await pressInGameSheet(page, 'Start 2nd quarter');
  await tap(page, '+1 Free throw');
  await expect(page.getByRole('status').filter({ hasText: 'All saved' })).toBeVisible();
  await expectNoAxeFindings(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await pressInGameSheet(page, 'End the game');
  await page.getByRole('dialog', { name: 'End the game?' }).getByRole('button', { name: 'End the game' }).click();
  await expect(page.getByRole('heading', { name: 'Game over' })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'All saved' })).toBeVisible();
  await expectNoAxeFindings(page);
  await expect(page.getByRole('link', { name: 'View result' })).toHaveAttribute('href', `/games/${id}`);
  const check = page.getByRole('region', { name: 'Check the sheet' });
  await expect(check.getByRole('listitem')).toHaveText([/^2 plays without a player/]);
  await expect(page.getByRole('button', { name: 'Share anyway' })).toBeVisible();
  // Undoing the end asks first, so that a stray press does not change a published result.
  await tap(page, 'Reopen the game');
  await expect(page.getByRole('dialog', { name: 'Undo “Game over”?' })).toBeVisible();
  await tap(page, 'Cancel');
  await expect(page.getByRole('heading', { name: 'Game over' })).toBeVisible();

  await openPage(page, at(`/games/${id}`));
  await expect(page.getByText('A draw', { exact: true })).toBeVisible();
  const quarters = page.getByRole('list', { name: 'Score of each period' }).getByRole('listitem');
  await expect(quarters).toHaveText(['Q1 3–2', 'Q2 0–1']);
  await expect(page.getByRole('region', { name: '2nd quarter' }).getByRole('listitem')).toHaveText(/Free throw.*3–3$/);
  await expect(page.getByRole('link', { name: 'View Detailed Box Score' })).toBeVisible();
  await expectNoAxeFindings(page);
});

test('taps made offline arrive later from any screen, even those of a closed tab, and each exactly once', async ({
  browser,
  context,
  page,
}) => {
  const admin = await browser.newPage();
  await logInAs(admin, 'admin');
  const id = await freshGame(admin);
  await logInAs(page, 'officer');
  const phone = await context.newPage();
  const watcher = await browser.newPage();
  await logInAs(watcher, 'member');
  await watcher.goto(at(`/games/${id}`));
  await phone.goto(at(`/games/${id}/console`));
  // Both are open before the game starts: a console that finds it started asks how to score.
  await openPage(admin, at(`/games/${id}/console`));
  await expect(admin.getByRole('button', { name: 'Start the game', exact: true })).toBeVisible();
  await startGame(phone);
  await expect(admin.getByRole('button', { name: '+3 Three-pointer', exact: true })).toBeVisible();

  await context.setOffline(true);
  await tap(phone, '+3 Three-pointer');
  await tap(phone, '+2 Two-pointer');
  await expect(phone.getByRole('status').filter({ hasText: '2 plays waiting' })).toBeVisible();
  await tap(admin, '+1 Free throw');
  const latest = watcher.getByRole('region', { name: '1st quarter' }).getByRole('listitem').first();
  await expect(latest).toHaveText(/Free throw1–0$/);
  await phone.getByRole('link', { name: 'Back' }).click();
  await expect(phone.getByRole('status').filter({ hasText: '2 plays waiting on this phone' })).toBeVisible();
  await phone.close();

  await context.setOffline(false);
  const reopened = await context.newPage();
  await reopened.goto(at('/home'));
  await expect(reopened.getByRole('link', { name: / 6 to 0 / })).toBeVisible();
  await reopened.goto(at(`/games/${id}/console`));
  for (const one of [reopened, admin]) await one.getByRole('button', { name: 'Recent plays' }).click();
  for (const one of [reopened, admin, watcher]) {
    await expect(one.getByRole('listitem').filter({ hasText: '6–0' })).toBeVisible();
  }
  for (const one of [reopened, admin]) await one.keyboard.press('Escape');

  await context.setOffline(true);
  await tap(reopened, '+3 Three-pointer');
  await expect(reopened.getByRole('status').filter({ hasText: '1 play waiting' })).toBeVisible();
  const headers = { 'sec-fetch-site': 'same-origin' };
  await admin.request.patch(at(`/api/games/${id}`), { headers, data: { status: 'cancelled' } });
  await context.setOffline(false);
  await reopened.goto(at('/home'));
  await expect(reopened.getByRole('status').filter({ hasText: '1 play refused' })).toBeVisible();
  await reopened.getByRole('button', { name: 'View', exact: true }).click();
  await expect(reopened.getByRole('dialog')).toContainText('This game is cancelled');
  await expectNoAxeFindings(reopened);
  await reopened.getByRole('dialog').getByRole('button', { name: 'Discard' }).click();
  await expect(reopened.getByText('No plays left on this phone.')).toBeVisible();
  await admin.close();
  await watcher.close();
});
