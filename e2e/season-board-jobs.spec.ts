import { expect, type Page } from '@playwright/test';
import { expectNoAxeFindingsInBothThemes, openPage, test } from './fixtures.ts';
import { ownApp } from './own-app.ts';
import { type StoredPlan, storePlan } from './plan-rows.ts';
import { card, sheet, storedGame, storedGames, undo } from './season-board.ts';

const { at, logInAs, folder } = ownApp({ demo: true });

async function openBoard(page: Page, { plan }: StoredPlan) {
  await logInAs(page, 'officer');
  await openPage(page, at(`/plans/${plan}/board`));
  await expect(page.getByRole('button', { name: /^Check/ })).toBeEnabled();
}

const placeOf = async (page: Page, plan: StoredPlan, id: number) => (await storedGame(page, plan, id)).place;

test('two games change places, by thumb and by keyboard', { tag: '@whole' }, async ({ page }) => {
  const plan = storePlan(folder, { sports: 2, teams: 8, unplaced: 0 });
  const [first, second] = plan.games;
  if (!first || !second) throw new Error('The plan has too few games');
  await openBoard(page, plan);
  const [here, there] = [await placeOf(page, plan, first.id), await placeOf(page, plan, second.id)];
  const swaps = sheet(page).getByRole('list', { name: 'Games to swap with' });

  await test.step('by thumb, and undone', async () => {
    await card(page, first.id).click();
    await sheet(page).getByText('Swap with a game').click();
    await expectNoAxeFindingsInBothThemes(page);
    await sheet(page).getByRole('searchbox', { name: 'Find a game' }).fill(second.home);
    await swaps
      .getByRole('button', { name: `${second.home} v ${second.away}` })
      .first()
      .click();
    await expect(undo(page)).toHaveAccessibleName(/swapped$/);
    await expect.poll(() => placeOf(page, plan, first.id)).toBe(there);
    expect(await placeOf(page, plan, second.id)).toBe(here);
    await undo(page).click();
    await expect.poll(() => placeOf(page, plan, first.id)).toBe(here);
    expect(await placeOf(page, plan, second.id)).toBe(there);
  });

  await test.step('by keyboard', async () => {
    await page.getByRole('button', { name: /^Week 1,/ }).click();
    await card(page, first.id).focus();
    await page.keyboard.press('Enter');
    await expect(sheet(page)).toBeVisible();
    await sheet(page).getByRole('radio', { name: 'Free places' }).focus();
    await page.keyboard.press('ArrowRight');
    const best = swaps.getByRole('button').first();
    await expect(best).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(best).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(sheet(page)).toBeHidden();
    await expect(undo(page)).toHaveAccessibleName(/swapped$/);
    await expect.poll(() => placeOf(page, plan, first.id)).not.toBe(here);
    await expect(card(page, first.id)).toBeFocused();
  });
});

test('all games of a venue move to the next evening in five presses, and back in one', { tag: '@whole' }, async ({
  page,
}) => {
  const plan = storePlan(folder, { sports: 5, teams: 12, unplaced: 0 });
  await openBoard(page, plan);
  const onThursday = (games: Awaited<ReturnType<typeof storedGames>>, venueId: number | null) =>
    games.filter((game) => game.dateTime?.startsWith('2027-02-04') && game.venueId === venueId);
  const before = await storedGames(page, plan);
  const venueId = before.find(({ dateTime }) => dateTime?.startsWith('2027-02-04'))?.venueId ?? null;
  const asked = onThursday(before, venueId);
  expect(asked.length).toBeGreaterThan(1);
  await page.getByText('List', { exact: true }).click();
  await page.getByRole('button', { name: 'Move all games of Thu 4 Feb 2027' }).click();
  const dialog = page.getByRole('dialog', { name: 'Move the games of Thu 4 Feb 2027' });
  await expectNoAxeFindingsInBothThemes(page);
  await dialog.getByLabel('Venue').selectOption(String(venueId));
  await expect(dialog.getByLabel('To')).toHaveValue('2027-02-05');
  await expect(dialog.getByRole('list', { name: 'Where they go' }).getByRole('listitem')).toHaveCount(asked.length);
  await dialog.getByRole('button', { name: `Move ${asked.length} games` }).click();
  await expect(undo(page)).toHaveAccessibleName(/games of Thu 4 Feb 2027 at .* moved to Fri 5 Feb 2027/);
  await expect.poll(async () => onThursday(await storedGames(page, plan), venueId)).toEqual([]);
  const after = await storedGames(page, plan);
  const moved = after.filter(({ id }) => asked.some((game) => game.id === id));
  expect(moved.map(({ dateTime }) => dateTime?.slice(0, 10))).toEqual(moved.map(() => '2027-02-05'));
  expect(after.length).toBe(before.length);
  await undo(page).click();
  await expect.poll(async () => onThursday(await storedGames(page, plan), venueId).length).toBe(asked.length);
});
