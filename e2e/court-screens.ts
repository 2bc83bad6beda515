import { expect, type Page } from '@playwright/test';
import { leadersOf } from '#features/box-scores/rules.ts';
import { resultOf, resultTitle } from '#features/share-cards/rules.ts';
import { makeCard } from '#features/share-cards/server/card-service.ts';
import { definitionOf } from '#features/sports/rules.ts';
import { untilOpen } from './fixtures.ts';
import { type MeantGame, type Shirt, sides } from './meant-game.ts';

export interface CourtGame {
  id: number;
  sportId: number;
  /** Team names. */
  teams: Record<'home' | 'away', string>;
  shirts: readonly Shirt[];
}

/** The score that the page shows inside `place`, such as `[81, 74]`. */
export const shownScore = async (page: Page, place: string): Promise<number[]> => {
  const figures = await page.locator(place).locator('.score.inline-block').allTextContents();
  return figures.map(Number);
};

export const inOrder = ({ home, away }: Record<'home' | 'away', number>): number[] => [home, away];

/** Expects the score, the periods and each play on a page that had the game open all along. */
export async function watcherAgrees(watcher: Page, meant: MeantGame): Promise<void> {
  await expect.poll(() => shownScore(watcher, '.sides')).toEqual(inOrder(meant.score()));
  const periods = watcher.getByRole('table').first().getByRole('row');
  for (const [at, side] of sides.entries()) {
    const figures = [...meant.periods.map((period) => period[side]), meant.score()[side]].map(String);
    await expect(periods.nth(at + 1).getByRole('cell')).toHaveText(figures);
  }
  const all = watcher.getByRole('button', { name: 'Show all plays' });
  if (await all.isVisible()) await all.click();
  // The list also has the start, the second period and the end.
  await expect(watcher.getByRole('main').locator('ol > li')).toHaveCount(meant.plays + 3);
}

export async function boxScoreAgrees(page: Page, game: CourtGame, meant: MeantGame): Promise<void> {
  await untilOpen(page);
  for (const side of sides) {
    await page.getByRole('radio', { name: game.teams[side] }).check({ force: true });
    const table = page.getByRole('table', { name: new RegExp(`^${game.teams[side]}, `) });
    await expect(table).toBeVisible();
    const shown = await table.evaluate((element, heads) => {
      const titles = [...element.querySelectorAll('thead th')].map((one) => one.textContent);
      const rows = [...element.querySelectorAll('tbody tr')].map((row) => {
        const cells = [...row.querySelectorAll('td')].map((one) => one.querySelector('[aria-hidden]')?.textContent);
        const figures = heads.map((head) => [head, cells[titles.indexOf(head) - 1]]);
        return [row.querySelector('th .sr-only')?.textContent.trim(), Object.fromEntries(figures)];
      });
      return Object.fromEntries(rows);
    }, meant.heads);
    expect(shown).toEqual(meant.lines(game.shirts, side));
  }
}

/** Expects the table of a sport that has no other game. */
export async function tableAgrees(page: Page, game: CourtGame, meant: MeantGame): Promise<void> {
  const table = page.getByRole('table');
  for (const side of sides) {
    const cells = table.getByRole('row', { name: game.teams[side] }).getByRole('cell');
    const figures = async () => (await cells.allTextContents()).slice(0, 7).map(Number);
    await expect.poll(figures).toEqual(meant.tableRow(side));
  }
}

const [placesShown, mostShown] = [5, 10];

export async function leadersAgree(page: Page, game: CourtGame, meant: MeantGame): Promise<void> {
  const leaders = page.getByRole('region', { name: 'Leaders' });
  await expect(leaders).toBeVisible();
  const all = meant.leaders(game.shirts);
  await expect(leaders.getByRole('heading', { level: 3 })).toHaveText(Object.keys(all));
  for (const [title, list] of Object.entries(all)) {
    const card = leaders.locator('div').filter({ has: page.getByRole('heading', { name: title, exact: true }) });
    const shown = await card
      .last()
      .getByRole('listitem')
      .evaluateAll((items) =>
        items.map((item) => {
          const [name, team] = [...item.querySelectorAll('a span.truncate')].map((one) => one.textContent);
          return { name, team, total: Number(item.querySelector('.score.text-xl')?.textContent) };
        }),
      );
    const named = list.map(({ side, name, total }) => ({ name, team: game.teams[side], total }));
    const least = list.filter(
      ({ total }, at) => list.findIndex((one) => one.total === total) < placesShown && at < mostShown,
    );
    expect(shown.map(({ total }) => total)).toEqual(least.map(({ total }) => total));
    for (const one of shown) expect(named).toContainEqual(one);
  }
}

/** Expects the shared picture to be, byte for byte, the card drawn for the intended score. */
export async function cardAgrees(
  page: Page,
  at: (path: string) => string,
  game: CourtGame,
  meant: MeantGame,
): Promise<void> {
  const [home, away] = inOrder(meant.score());
  await page.getByRole('button', { name: 'Share' }).click();
  const read = async (path: string) => (await page.request.get(at(path))).json();
  const picture = page.getByRole('dialog').getByRole('img');
  const title = resultTitle({
    home: { name: game.teams.home, score: home ?? 0 },
    away: { name: game.teams.away, score: away ?? 0 },
  });
  await expect(picture).toHaveAttribute('alt', title);
  await expect(picture).toHaveJSProperty('naturalWidth', 1200);
  const boxScore = await read(`/api/games/${game.id}/box-score`);
  const leaders = leadersOf(definitionOf(boxScore.definition), boxScore.lines).slice(0, 3);
  const played = { ...(await read(`/api/games/${game.id}`)), homeScore: home, awayScore: away };
  const result = {
    ...resultOf(played, await read('/api/settings'), null),
    leaders: leaders.map(({ label, value, lines: [first, ...others] }) => ({
      label,
      value,
      name: `${first?.player.displayName ?? ''}${others.length > 0 ? ` +${others.length}` : ''}`,
    })),
  };
  const drawn = await page.request.get(at(`${await picture.getAttribute('src')}`));
  const expected = await makeCard(result, { home: null, away: null });
  expect(Buffer.from(expected).equals(await drawn.body())).toBe(true);
}
