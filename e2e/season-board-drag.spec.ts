import { expect, type Locator, type Page } from '@playwright/test';
import { expectNoAxeFindingsInBothThemes, openPage, test } from './fixtures.ts';
import { ownApp } from './own-app.ts';
import { sharePlayer, storePlan } from './plan-rows.ts';
import { card, storedGame, tray, undo } from './season-board.ts';

const { at, logInAs, folder } = ownApp({ demo: true });
// A phone has no native dragging.
test.use({ viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false });

const lane = (page: Page, venue: number, court: number, day: string) =>
  page.locator(`[data-lane="${venue}:${court}"][data-day="${day}"]`);

/** Takes a game by its middle, so that its beginning comes to be that many minutes below the top of a column. */
async function dragTo(page: Page, game: Locator, column: Locator, minute: number): Promise<void> {
  const from = await boxOf(game);
  const to = await boxOf(column);
  const scale = Number(await column.getAttribute('data-scale'));
  const [x, y] = [from.x + from.width / 2, from.y + from.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 4, y + 4);
  const [overX, overY] = [to.x + to.width / 2, to.y + (minute * scale || 0) + from.height / 2];
  await page.mouse.move(overX, overY, { steps: 12 });
  // A mouse in a hand never stands still: without a further move, the browser says only that something new was entered.
  await page.mouse.move(overX + 1, overY);
}

async function boxOf(target: Locator) {
  const box = await target.boundingBox();
  if (!box) throw new Error('It is not on the screen');
  return box;
}

test('games are dragged by mouse: to a free place, a refused one, an unwelcome one, another week and out', {
  tag: '@whole',
}, async ({ page }) => {
  const plan = storePlan(folder, { sports: 2, teams: 8, unplaced: 1 });
  const [first, second] = plan.games;
  const other = plan.games.at(29);
  if (!first || !second || !other) throw new Error('The plan has too few games');
  sharePlayer(folder, [first.homeTeamId, other.homeTeamId]);
  await logInAs(page, 'officer');
  await openPage(page, at(`/plans/${plan.plan}/board`));
  const was = await storedGame(page, plan, first.id);
  const venue = was.venueId ?? 0;
  const monday = '2027-02-01';
  const target = page.locator('[data-lane] > .border-dashed');

  await test.step('a free place takes it', async () => {
    await dragTo(page, card(page, first.id), lane(page, venue, 2, monday), 120);
    await expect(target).toHaveText('19:00–19:40');
    await page.mouse.up();
    await expect(target).toBeHidden();
    await expect(card(page, first.id)).toHaveAccessibleName(/19:00–19:40 · .*court 2/);
    await expect.poll(async () => (await storedGame(page, plan, first.id)).dateTime).toContain('T17:00');
  });

  await test.step('a court that is taken refuses it, and says so before it is dropped', async () => {
    await dragTo(page, card(page, first.id), lane(page, venue, 2, monday), 0);
    await expect(target).toContainText(/is taken 17:00–17:40/);
    await page.mouse.up();
    await expect(page.getByText(`${first.home} v ${first.away} stays where it was`)).toBeVisible();
    await expect(card(page, first.id)).toHaveAccessibleName(/19:00–19:40/);
  });

  await test.step('a time at which somebody plays in another team is only said', async () => {
    await dragTo(page, card(page, first.id), lane(page, venue, 1, '2027-02-02'), 0);
    await expect(target).toContainText(/17:00–17:40.*share/);
    await page.mouse.up();
    await expect(undo(page)).toHaveAccessibleName(/moved to Tue 2 Feb .*17:00/);
    await expect(card(page, first.id)).toHaveAccessibleName(/share/);
  });

  await test.step('held over another week, it goes there', async () => {
    await dragTo(page, card(page, first.id), page.locator('[data-week="2027-02-08"]'), 0);
    await expect(page.getByRole('button', { name: /^Week 2,/ })).toHaveAttribute('aria-pressed', 'true');
    const column = lane(page, venue, 2, '2027-02-10');
    await column.scrollIntoViewIfNeeded();
    const to = await boxOf(column);
    await page.mouse.move(to.x + to.width / 2, to.y + 200, { steps: 8 });
    await page.mouse.move(to.x + to.width / 2, to.y + 201);
    await expect(target).toContainText(/\d\d:\d\d/);
    await page.mouse.up();
    await expect(undo(page)).toHaveAccessibleName(/moved to Wed 10 Feb/);
    await expect(card(page, first.id)).toBeVisible();
  });

  await test.step('the tray takes it out, and undo puts it back', async () => {
    await dragTo(page, card(page, first.id), tray(page), 20);
    await page.mouse.up();
    await expect(tray(page).locator(card(page, first.id))).toBeVisible();
    await undo(page).click();
    await expect(tray(page).locator(card(page, first.id))).toBeHidden();
    await expect(card(page, first.id)).toHaveAccessibleName(/Wed 10 Feb/);
  });

  await test.step('dropped beside the board or with Escape, it stays', async () => {
    const before = await storedGame(page, plan, second.id);
    await page.getByRole('button', { name: /^Week 1,/ }).click();
    await dragTo(page, card(page, second.id), page.getByRole('heading', { level: 1 }), 0);
    await page.mouse.up();
    await expect(card(page, second.id)).toHaveAccessibleName(/17:00–17:40/);
    expect((await storedGame(page, plan, second.id)).place).toBe(before.place);
  });
});

test('a plan of 400 games opens, and a drag over it keeps drawing', { tag: '@whole' }, async ({ page }) => {
  const plan = storePlan(folder, { sports: 6, teams: 12, unplaced: 4 });
  expect(plan.games).toHaveLength(400);
  const [first] = plan.games;
  if (!first) throw new Error('The plan has no games');
  await logInAs(page, 'officer');
  await openPage(page, at(`/plans/${plan.plan}/board`));
  await expect(page.getByRole('button', { name: /^Check/ })).toBeEnabled();
  await expectNoAxeFindingsInBothThemes(page);
  const { venueId } = await storedGame(page, plan, first.id);
  const column = lane(page, venueId ?? 0, 2, '2027-02-01');
  const frames = await countFrames(page);
  await dragTo(page, card(page, first.id), column, 120);
  const to = await boxOf(column);
  for (let turn = 0; turn < 60; turn += 1) await page.mouse.move(to.x + 20 + turn, to.y + 150 + (turn % 20) * 5);
  const { count, longest } = await frames();
  await page.mouse.up();
  await expect(undo(page)).toHaveAccessibleName(/moved to Mon 1 Feb/);
  // Sane, not fast: each move of the mouse may wait for one frame, and none stops the page.
  expect(count).toBeGreaterThan(20);
  expect(longest).toBeLessThan(1_000);
  await expectNoAxeFindingsInBothThemes(page);
});

/** Counts what the browser draws from now on; the longest wait is in milliseconds. */
async function countFrames(page: Page) {
  const counted = await page.evaluateHandle(() => {
    const seen = { count: 0, longest: 0 };
    let last = performance.now();
    const draw = (now: number) => {
      seen.count += 1;
      seen.longest = Math.max(seen.longest, now - last);
      last = now;
      requestAnimationFrame(draw);
    };
    requestAnimationFrame(draw);
    return seen;
  });
  return () => counted.jsonValue();
}
