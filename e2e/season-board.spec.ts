import { type Browser, expect, type Page } from '@playwright/test';
import { expectNoAxeFindingsInBothThemes, openPage, test } from './fixtures.ts';
import { ownApp } from './own-app.ts';
import { type StoredPlan, storePlan } from './plan-rows.ts';
import { card, freePlaces, moveStored, redo, sheet, storedGame, tray, undo } from './season-board.ts';

const { at, logInAs, folder } = ownApp({ demo: true });

async function openBoard(page: Page, { plan }: StoredPlan) {
  await logInAs(page, 'officer');
  await openPage(page, at(`/plans/${plan}/board`));
  await expect(page.getByRole('button', { name: /^Check/ })).toBeEnabled();
}

test('an officer edits a plan by thumb and by keyboard, while another one moves a game', async ({ page, browser }) => {
  const stored = storePlan(folder, { sports: 2, teams: 8, unplaced: 1 });
  const [first, second] = stored.games;
  const waiting = stored.games.at(28);
  if (!first || !second || !waiting) throw new Error('The plan has too few games');
  await openBoard(page, stored);
  await expect(card(page, first.id)).toContainText(first.home);
  await expectNoAxeFindingsInBothThemes(page);
  const was = await storedGame(page, stored, first.id);

  await test.step('by thumb: a free place, undone and done again', async () => {
    await card(page, first.id).tap();
    await expect(sheet(page)).toContainText(`Move ${first.home} v ${first.away}`);
    await expectNoAxeFindingsInBothThemes(page);
    await freePlaces(page).first().tap();
    await expect(sheet(page)).toBeHidden();
    await expect(undo(page)).toHaveAccessibleName(/moved to/);
    await expect.poll(async () => (await storedGame(page, stored, first.id)).place).not.toBe(was.place);
    const moved = await storedGame(page, stored, first.id);
    await undo(page).tap();
    await expect.poll(async () => (await storedGame(page, stored, first.id)).place).toBe(was.place);
    await redo(page).tap();
    await expect.poll(async () => (await storedGame(page, stored, first.id)).place).toBe(moved.place);
    await undo(page).tap();
    await expect.poll(async () => (await storedGame(page, stored, first.id)).place).toBe(was.place);
  });

  await test.step('by thumb: locked, taken out to the tray, and given a place from there', async () => {
    await page.getByRole('button', { name: /^Week 1,/ }).tap();
    await card(page, first.id).tap();
    await sheet(page).getByRole('button', { name: 'Lock here' }).tap();
    await expect(card(page, first.id)).toHaveAccessibleName(/; locked/);
    await card(page, first.id).tap();
    await sheet(page).getByRole('button', { name: 'Take out' }).tap();
    await expect(tray(page).locator(card(page, first.id))).toBeVisible();
    await expect(tray(page).getByRole('heading')).toContainText('2');
    await card(page, waiting.id).tap();
    await sheet(page).getByRole('button').filter({ hasText: 'Feb' }).first().tap();
    await expect(tray(page).getByRole('heading')).toContainText('1');
    await undo(page).tap();
    await expect(tray(page).getByRole('heading')).toContainText('2');
    await undo(page).tap();
    await expect(tray(page).getByRole('heading')).toContainText('1');
  });

  await test.step('by keyboard: refused on a court that is taken, moved to a free time, cancelled', async () => {
    await page.getByRole('button', { name: /^Week 1,/ }).tap();
    await card(page, first.id).focus();
    await page.keyboard.press('ArrowRight');
    await expect(card(page, second.id)).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await expect(card(page, first.id)).toBeFocused();
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('status').filter({ hasText: /Refused: .* is taken/ })).toBeAttached();
    await page.keyboard.press('Enter');
    await expect(page.getByText(`${first.home} v ${first.away} stays where it was`).first()).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(undo(page)).toHaveAccessibleName(/moved to .*18:20–19:00/);
    await expect(card(page, first.id)).toBeFocused();
    await page.keyboard.press('Control+z');
    await expect(card(page, first.id)).toHaveAccessibleName(/17:00–17:40/);
    await expect(card(page, first.id)).toBeFocused();
    await page.keyboard.press('Control+Shift+z');
    await expect(card(page, first.id)).toHaveAccessibleName(/18:20–19:00/);
    await expect(card(page, first.id)).toBeFocused();
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Escape');
    await expect(card(page, first.id)).toHaveAccessibleName(/18:20–19:00/);
    await page.keyboard.press('Enter');
    await expect(sheet(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(card(page, first.id)).toBeFocused();
  });

  await test.step('another officer moves the game: it is seen, and an undo of what is past is refused', async () => {
    const colleague = await colleagueOf(browser);
    await expect.poll(async () => (await storedGame(page, stored, first.id)).dateTime).toContain('T16:20');
    await moveStored(colleague, stored, first.id, { dateTime: '2027-02-01T18:00:00Z', venueId: null, court: null });
    await expect(card(page, first.id)).toHaveAccessibleName(/20:00–20:40 · No venue/);
    await undo(page).tap();
    await expect(page.getByText('Somebody else moved this game meanwhile')).toBeVisible();
    await expect(card(page, first.id)).toHaveAccessibleName(/20:00–20:40 · No venue/);
  });

  await test.step('all faults are listed, and lead to their games', async () => {
    await page.getByRole('button', { name: /^Check/ }).tap();
    const faults = page.getByRole('dialog', { name: 'Check' });
    await faults.getByRole('button', { name: first.home }).first().tap();
    await expect(sheet(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByText('List', { exact: true }).tap();
    await expect(page.getByRole('button', { name: /20:00–20:40/ })).toBeVisible();
    await expectNoAxeFindingsInBothThemes(page);
  });
});

async function colleagueOf(browser: Browser): Promise<Page> {
  const colleague = await (await browser.newContext({ baseURL: at('') })).newPage();
  await logInAs(colleague, 'admin');
  return colleague;
}
