import { expect, type Page } from '@playwright/test';
import { expectNoAxeFindings, openPage, test } from './fixtures.ts';
import { holdTimers } from './held-timers.ts';
import { fromTheApp } from './live-game.ts';
import { ownApp } from './own-app.ts';
import { court, sideKeys, taps } from './thumb.ts';

const { at, logInAs } = ownApp({ demo: true });

for (const [width, height] of [
  [390, 664],
  [360, 640],
  [1280, 800],
] as const) {
  test(`a toast covers neither the score nor the keys of a console of ${width}x${height}`, { tag: '@whole' }, async ({
    page,
    browser,
  }) => {
    await page.setViewportSize({ width, height });
    const letPass = await holdTimers(page);
    const admin = await browser.newPage();
    await logInAs(admin, 'admin');
    const id = await startedGame(admin);
    await admin.close();
    await logInAs(page, 'officer');
    await openPage(page, at(`/games/${id}`));
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    const toast = page.getByText('Link copied to clipboard!').filter({ visible: true });
    await expect(toast).toBeVisible();
    await page.getByRole('link', { name: 'Score this game' }).click();
    await page.getByRole('button', { name: 'Score together' }).click();
    await expect(taps(page)).toBeVisible();
    await expect(toast).toBeVisible();
    expect(await coveredByToast(page)).toEqual([]);
    await expect(page.getByText('Game starts', { exact: true }).first()).toBeInViewport();
    await expectNoAxeFindings(page);
    await letPass(5_000);
    await expect(toast).toBeHidden();
    await expect(page.getByRole('status').filter({ hasText: 'All saved' })).toBeVisible();
  });
}

/** A game of today that another device has started. */
async function startedGame(admin: Page): Promise<number> {
  const [home, away] = await (await admin.request.get(at('/api/teams?sportId=1'))).json();
  const sides = { sportId: 1, homeTeamId: home.id, awayTeamId: away.id };
  const when = { dateTime: new Date().toISOString(), location: 'Toast Court', category: 'friendly' };
  const game = await admin.request.post(at('/api/games'), { headers: fromTheApp, data: { ...sides, ...when } });
  const { id } = await game.json();
  const start = { id: crypto.randomUUID(), at: new Date().toISOString(), kind: 'start' };
  const started = await admin.request.post(at(`/api/games/${id}/events`), {
    headers: fromTheApp,
    data: { events: [start] },
  });
  expect(started.status(), await started.text()).toBe(200);
  return id;
}

/** The parts of the console that the toast covers, by label or text. */
async function coveredByToast(page: Page): Promise<string[]> {
  const mustStayVisible = [
    page.getByRole('link', { name: 'Back' }),
    page.getByRole('button', { name: /^Undo/ }),
    page.getByRole('button', { name: /next period or end$/ }),
    page.getByRole('main').locator('header .score.inline-block'),
    sideKeys(page),
    court(page).getByRole('button'),
    taps(page).getByRole('button'),
  ];
  const elements = (await Promise.all(mustStayVisible.map((one) => one.all()))).flat();
  expect(elements.length).toBeGreaterThan(15);
  const toasts = page.locator('.toasts > * > *, [role=status]', { hasText: 'Link copied to clipboard!' });
  const cards = await Promise.all((await toasts.filter({ visible: true }).all()).map((card) => card.boundingBox()));
  expect(cards.length).toBeGreaterThan(0);
  const covered = await Promise.all(
    elements.map(async (element) => {
      const box = await element.boundingBox();
      const isCovered = cards.some((card) => card && box && overlap(card, box));
      return isCovered ? [(await element.getAttribute('aria-label')) ?? `${await element.textContent()}`] : [];
    }),
  );
  return covered.flat();
}

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const overlap = (one: Box, other: Box): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;
