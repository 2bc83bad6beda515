import { type Browser, expect, type Page } from '@playwright/test';
import { apart, asIfAlone, reportMedian } from '#testing/timing.ts';
import { login, test } from './fixtures.ts';
import { fromTheApp, openLive, startGame } from './live-game.ts';

const withinMs = 1_000;

test('shows a score that an officer types on every open page within a second', async ({ page, browser, baseURL }, {
  project,
}) => {
  const open = (chromium: Browser) => chromium.newPage({ baseURL: baseURL ?? '', viewport: page.viewportSize() });
  const [admin, officer, other] = [await open(browser), await open(browser), await open(browser)];
  await login(admin, 'admin');
  await login(officer, 'officer');
  const court = `Court of the ${project.name}`;
  const game = await startGame(admin, court);

  await Promise.all([openLive(page, '/home'), openLive(other, '/games')]);
  const cards = [page, other].map((screen) => liveCard(screen, court));
  for (const card of cards) {
    await expect(card.getByText('31', { exact: true })).toBeVisible();
    await expect(card.getByText('Live', { exact: true })).toBeVisible();
  }

  const times: number[] = [];
  for (const homeScore of [33, 36, 38, 41, 43]) {
    await apart();
    const response = await officer.request.patch(`/api/games/${game.id}`, { data: { homeScore }, headers: fromTheApp });
    expect(response.status(), await response.text()).toBe(200);
    const answered = performance.now();
    await Promise.all(cards.map((card) => card.getByText(String(homeScore), { exact: true }).waitFor()));
    times.push(asIfAlone(performance.now() - answered));
  }
  expect(reportMedian(`a typed score on two screens, ${project.name}`, times)).toBeLessThan(withinMs);

  const end = await officer.request.patch(`/api/games/${game.id}`, {
    data: { status: 'completed' },
    headers: fromTheApp,
  });
  expect(end.status()).toBe(200);
  for (const card of cards) await expect(card).toBeHidden();
  await admin.request.delete(`/api/games/${game.id}`, { headers: fromTheApp });
  await Promise.all([admin, officer, other].map((screen) => screen.close()));
});

const liveCard = (page: Page, court: string) =>
  page.getByRole('article', { name: /, live$/ }).filter({ hasText: court });
