import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, expect, type Page } from '@playwright/test';
import { startProcess } from '#testing/app-process.ts';
import { freePort } from '#testing/free-port.ts';
import { expectServerFailure, openPage, test } from './fixtures.ts';
import { ownApp } from './own-app.ts';
import { passwords } from './people.ts';
import { storePlan } from './plan-rows.ts';
import { moveStored, moveToBest, sheet, storedGame, storedGames, undo } from './season-board.ts';

const { at, logInAs, folder } = ownApp({ demo: true });
const notSaved = (page: Page, count: string) => page.getByText(`${count} of the board not saved yet`);
const openBoard = async (page: Page, plan: number) => {
  await openPage(page, `/plans/${plan}/board`);
  await expect(page.getByRole('button', { name: /^Check/ })).toBeEnabled();
};

test('moves made without a network survive the page, and are stored when it is opened again', {
  tag: '@whole',
}, async ({ page, browser }) => {
  const plan = storePlan(folder, { sports: 2, teams: 8, unplaced: 0 });
  const [first, second, third] = plan.games;
  if (!first || !second || !third) throw new Error('The plan has too few games');
  await logInAs(page, 'officer');
  await openBoard(page, plan.plan);
  const before = await Promise.all([first, second, third].map(({ id }) => storedGame(page, plan, id)));
  await test.step('three moves are shown, said to be unsaved, and none is sent', async () => {
    await page.context().setOffline(true);
    for (const { id } of [first, second, third]) {
      await page.getByRole('button', { name: /^Week 1,/ }).click();
      await moveToBest(page, id);
    }
    await expect(notSaved(page, '3 changes')).toBeVisible();
  });
  await test.step('the page is closed, and a colleague moves one of the games', async () => {
    await page.goto('about:blank');
    const colleague = await colleagueOf(browser, at(''));
    await moveStored(colleague, plan, second.id, { dateTime: '2027-02-03T18:00:00.000Z' });
  });
  await test.step('opened again, on any page of the plan, they are stored; the refused one is named', async () => {
    await page.context().setOffline(false);
    await openPage(page, `/plans/${plan.plan}/publish`);
    await expect(page.getByText('Somebody else moved this game meanwhile')).toBeVisible();
    await expect(page.getByText(`Not done: ${second.home} v ${second.away} moved to`)).toBeVisible();
    const after = await Promise.all([first, second, third].map(({ id }) => storedGame(page, plan, id)));
    expect(after.map(({ place }, index) => place === before[index]?.place)).toEqual([false, false, false]);
    expect(after[1]?.dateTime).toBe('2027-02-03T18:00:00.000Z');
    await openBoard(page, plan.plan);
    await expect(notSaved(page, '')).toBeHidden();
  });
});

test('a busy server, a restart and a lost answer lose no move, and do not blame a colleague', {
  tag: '@whole',
}, async ({ browser }) => {
  const own = mkdtempSync(join(tmpdir(), 'village-restart-'));
  const settings = { DATA_DIR: own, PORT: String(await freePort()), ADMIN_PASSWORD: passwords.admin };
  let app = await startProcess({ ...settings, DEMO_DATA: 'on', DEMO_PASSWORD: passwords.demo, LOG_LEVEL: 'error' });
  const plan = storePlan(own, { sports: 2, teams: 8, unplaced: 0 });
  const page = await colleagueOf(browser, app.url);
  expectServerFailure(page);
  await openBoard(page, plan.plan);
  const [first, second, third] = plan.games;
  if (!first || !second || !third) throw new Error('The plan has too few games');
  const path = `**/api/season-plans/${plan.plan}/games`;
  const isMoved = async (id: number, was: string) => (await storedGame(page, plan, id)).place !== was;
  const places = new Map(
    (await storedGames(page, plan)).map(({ id, dateTime, venueId, court }) => [id, `${dateTime} ${venueId}:${court}`]),
  );
  const move = async (id: number) => {
    await page.getByRole('button', { name: /^Week 1,/ }).click();
    await moveToBest(page, id);
  };
  await test.step('503: said, and sent again by itself', async () => {
    let refusals = 0;
    await page.route(path, async (route) => {
      if (route.request().method() !== 'PATCH' || refusals === 2) return route.fallback();
      refusals += 1;
      await route.fulfill({ status: 503, headers: { 'retry-after': '1' }, json: { message: 'Busy' } });
    });
    await move(first.id);
    await expect(notSaved(page, '1 change')).toBeVisible();
    await expect(notSaved(page, '1 change')).toBeHidden();
    expect(refusals).toBe(2);
    expect(await isMoved(first.id, places.get(first.id) ?? '')).toBe(true);
  });
  await test.step('stored, but the answer is lost: not sent twice, nobody is blamed', async () => {
    await page.unroute(path);
    let isLost = false;
    await page.route(path, async (route) => {
      if (route.request().method() !== 'PATCH' || isLost) return route.fallback();
      isLost = true;
      await route.fetch();
      await route.abort();
    });
    await move(second.id);
    await expect.poll(() => isMoved(second.id, places.get(second.id) ?? '')).toBe(true);
    await expect(notSaved(page, '1 change')).toBeHidden();
    await expect(page.getByText('Somebody else moved')).toBeHidden();
    expect((await storedGame(page, plan, second.id)).version).toBe(2);
  });
  await test.step('the server is killed and started again', async () => {
    await page.unroute(path);
    await app.end('SIGKILL');
    await move(third.id);
    await expect(notSaved(page, '1 change')).toBeVisible();
    app = await startProcess({ ...settings, LOG_LEVEL: 'error' });
    await expect(notSaved(page, '1 change')).toBeHidden();
    expect(await isMoved(third.id, places.get(third.id) ?? '')).toBe(true);
    await expect(sheet(page)).toBeHidden();
    await expect(undo(page)).toHaveAccessibleName(new RegExp(`${third.home} v .* moved to`));
  });
  await page.context().close();
  await app.end();
  rmSync(own, { recursive: true, force: true });
});

async function colleagueOf(browser: Browser, baseURL: string): Promise<Page> {
  const page = await (await browser.newContext({ baseURL, serviceWorkers: 'block' })).newPage();
  const answer = await page.request.post('/api/login', {
    data: { username: 'admin', password: passwords.admin },
    headers: { 'sec-fetch-site': 'same-origin' },
  });
  expect(answer.status(), await answer.text()).toBe(200);
  return page;
}
