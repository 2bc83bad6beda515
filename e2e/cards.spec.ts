import { expect } from '@playwright/test';
import { todaysGameAdder } from './court-game.ts';
import { expectNoAxeFindings, openPage, test } from './fixtures.ts';
import { fromTheApp } from './live-game.ts';
import { ownApp } from './own-app.ts';
import { court, taps } from './thumb.ts';

const { at, logInAs } = ownApp({ demo: true });
const addTodaysGame = todaysGameAdder(at);

test.use({ viewport: { width: 390, height: 664 } });

test('a yellow card in rugby counts down for the scorer and whoever watches, and decides nothing', {
  tag: '@whole',
}, async ({ page, browser }) => {
  await logInAs(page, 'admin');
  const { id, teams } = await addTodaysGame(page, 4, 15);
  const url = at(`/api/games/${id}`);
  const [carded] = await (
    await page.request.get(at(`/api/teams/${(await (await page.request.get(url)).json()).homeTeamId}/players`))
  ).json();
  const now = Date.now();
  const tap = { side: 'home', period: 1 };
  const press = async (events: object[]) => {
    const sent = await page.request.post(`${url}/events`, { headers: fromTheApp, data: { events } });
    expect(sent.status(), await sent.text()).toBe(200);
  };
  const [minute, before] = [60_000, (ms: number) => new Date(now - ms).toISOString()];
  await press([
    { id: 'cards-start-1', at: before(14 * minute), kind: 'start' },
    { id: 'cards-yellow-1', at: before(4 * minute), kind: 'tap', ...tap, tap: 'yellow', playerId: carded.id },
  ]);

  await openPage(page, at(`/games/${id}/console`));
  await page.getByRole('button', { name: 'Score together' }).click();
  const key = court(page).getByRole('button', { name: /yellow card, back in [56] min/ });
  await expect(key).toContainText(/5:\d\d/);
  await expectNoAxeFindings(page);
  await key.click();
  await taps(page).getByRole('button', { name: 'Try', exact: true }).click();
  await expect(page.getByText(/^Try · 1 /)).toBeVisible();

  const watcher = await browser.newPage({ viewport: { width: 390, height: 844 } });
  await logInAs(watcher, 'member');
  await openPage(watcher, at(`/games/${id}`));
  const off = watcher.getByRole('list', { name: 'Off for now' }).getByRole('listitem');
  await expect(off).toContainText(/back in [56] min\D*5:\d\d/);

  await expectNoAxeFindings(watcher);

  // A second card, ten minutes ago but for a moment: that player comes back while everybody looks.
  const [, other] = await (
    await page.request.get(at(`/api/teams/${(await (await page.request.get(url)).json()).awayTeamId}/players`))
  ).json();
  const almost = new Date(Date.now() - 10 * minute + 4_000).toISOString();
  await press([
    { id: 'cards-yellow-2', at: almost, kind: 'tap', side: 'away', period: 1, tap: 'yellow', playerId: other.id },
  ]);
  await expect(off.filter({ hasText: teams.away })).toContainText('back on');

  await press([{ id: 'cards-end-1', at: new Date(Date.now() + minute).toISOString(), kind: 'end' }]);
  await expect(off).toHaveCount(0);
  await openPage(watcher, at(`/box-score?game=${id}`));
  const cards = watcher.getByRole('region', { name: 'Cards' }).getByRole('listitem');
  await expect(cards).toHaveCount(2);
  await expect(cards.filter({ hasText: carded.displayName })).toContainText('H1 10:00');
  await expectNoAxeFindings(watcher);
});
