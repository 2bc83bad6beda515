import { type Browser, expect, type Page } from '@playwright/test';
import { expectNoAxeFindingsInBothThemes, openPage, reloadPage, test } from './fixtures.ts';
import { ownApp } from './own-app.ts';
import { storePlan, storeRun } from './plan-rows.ts';
import { card, moveToBest, storedGames } from './season-board.ts';

const { at, logInAs, folder } = ownApp({ demo: true });
const sameOrigin = { 'sec-fetch-site': 'same-origin' };

test('the board while games are made anew, with games that are gone, and of a plan that was deleted', {
  tag: '@whole',
}, async ({ page, browser }) => {
  const stored = storePlan(folder, { sports: 1, teams: 6, unplaced: 0 });
  const { plan, games } = stored;
  const [first] = games;
  if (!first) throw new Error('The plan has no games');
  await logInAs(page, 'officer');
  await openPage(page, at(`/plans/${plan}/board`));
  await expect(page.getByRole('button', { name: /^Check/ })).toBeEnabled();
  const colleague = await colleagueOf(browser);
  const make = () => colleague.request.post(`/api/season-plans/${plan}/run`, { headers: sameOrigin, timeout: 60_000 });

  await test.step('a move of a game that another officer replaced meanwhile is not made, and said', async () => {
    await page.context().setOffline(true);
    await moveToBest(page, first.id);
    await expect(page.getByText('1 change of the board not saved yet')).toBeVisible();
    expect((await make()).status()).toBe(200);
    await page.context().setOffline(false);
    await expect(page.getByText('This game is no longer in the plan')).toBeVisible();
    await expect(page.getByText('1 change of the board not saved yet')).toBeHidden();
    await expect(card(page, first.id)).toBeHidden();
  });

  await test.step('while they are made, it says by whom, and a move is refused in these words', async () => {
    const end = storeRun(folder, plan, "Nomsa O'Hara");
    await reloadPage(page);
    const note = page.getByRole('status').filter({ hasText: "Nomsa O'Hara is making the games of this plan now" });
    await expect(note).toBeVisible();
    await expectNoAxeFindingsInBothThemes(page);
    const [game] = await storedGames(page, stored);
    await moveToBest(page, game?.id ?? 0);
    await expect(page.getByText("Nomsa O'Hara is making the games of this plan now. Wait")).toBeVisible();
    end();
    await expect(note).toBeHidden();
  });

  await test.step('a plan without games says what to do, and a deleted one that it is gone', async () => {
    const { setup } = await (await page.request.get(`/api/season-plans/${plan}`)).json();
    const added = await colleague.request.post('/api/season-plans', {
      data: { name: 'Not made yet', season: '2027', setup },
      headers: sameOrigin,
    });
    const { id } = await added.json();
    await openPage(page, at(`/plans/${id}/board`));
    await expect(page.getByText('Say in the setup who plays, where and when')).toBeVisible();
    await expect(page.getByRole('link', { name: 'To the setup' })).toHaveAttribute('href', `/plans/${id}`);
    await expectNoAxeFindingsInBothThemes(page);
    await colleague.request.delete(`/api/season-plans/${id}`, { headers: sameOrigin });
    await expect(page.getByText('This plan was not found')).toBeVisible();
  });
});

async function colleagueOf(browser: Browser): Promise<Page> {
  const colleague = await (await browser.newContext({ baseURL: at('') })).newPage();
  await logInAs(colleague, 'admin');
  return colleague;
}
