import { expect, type Page } from '@playwright/test';
import { findLeaders } from '#features/results/box-scores/rules.ts';
import { buildResult } from '#features/results/share-cards/rules.ts';
import { makeCard } from '#features/results/share-cards/server/card-service.ts';
import { getDefinition } from '#features/teams/sports/rules.ts';
import { untilOpen } from './fixtures.ts';
import { type ExpectedGame, type Shirt, sides } from './meant-game.ts';

export interface CourtGame {
  id: number;
  sportId: number;
  /** Team names. */
  teams: Record<'home' | 'away', string>;
  shirts: readonly Shirt[];
}

/** The score that the page shows inside `container`, such as `[81, 74]`. */
export const shownScore = async (page: Page, container: string): Promise<number[]> => {
  const figures = await page.locator(container).locator('.score.inline-block').allTextContents();
  return figures.map(Number);
};

export const inOrder = ({ home, away }: Record<'home' | 'away', number>): number[] => [home, away];

/** Expects the score, the periods and each play on a page that had the game open all along. */
export async function watcherAgrees(watcher: Page, expected: ExpectedGame): Promise<void> {
  await expect.poll(() => shownScore(watcher, '.sides')).toEqual(inOrder(expected.score()));
  const periods = watcher.getByRole('list', { name: 'Score of each period' }).getByRole('listitem');
  await expect(periods).toHaveText(expected.shownPeriods.map(({ home, away }) => new RegExp(` ${home}–${away}$`)));
  const showAll = watcher.getByRole('button', { name: /^All \d+ plays$/ });
  if (await showAll.isVisible()) await showAll.click();
  const plays = watcher.locator('.card', { has: watcher.getByRole('heading', { name: 'Plays', exact: true }) });
  await expect(plays.locator('ol > li')).toHaveCount(expected.playCount);
}

export async function boxScoreAgrees(page: Page, game: CourtGame, expected: ExpectedGame): Promise<void> {
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
    }, expected.heads);
    expect(shown).toEqual(expected.lines(game.shirts, side));
  }
}

/** What each sport's table has; some have more, such as bonus points and the net run rate. */
const figureHeads = ['Points', 'Played', 'Won', 'Drawn', 'Lost', 'For', 'Against'];

/** Expects the table of a sport that has no other game. */
export async function tableAgrees(page: Page, game: CourtGame, expected: ExpectedGame): Promise<void> {
  const table = page.getByRole('table');
  await expect(table.getByRole('row', { name: game.teams.home })).toBeVisible();
  const headings = await table
    .getByRole('columnheader')
    .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')?.replace(' in normal time', '')));
  for (const side of sides) {
    const cells = table.getByRole('row', { name: game.teams[side] }).getByRole('cell');
    const figures = async () => {
      const shown = await cells.allTextContents();
      return figureHeads.map((head) => Number(shown[headings.indexOf(head) - 1]));
    };
    await expect.poll(figures).toEqual(expected.tableRow(side));
  }
}

const [ranksShown, rowsShown] = [5, 10];

export async function leadersAgree(page: Page, game: CourtGame, expected: ExpectedGame): Promise<void> {
  const leaders = page.getByRole('region', { name: 'Leaders' });
  await expect(leaders).toBeVisible();
  const expectedLeaders = expected.leaders(game.shirts);
  await expect(leaders.getByRole('heading', { level: 3 })).toHaveText(Object.keys(expectedLeaders));
  for (const [title, list] of Object.entries(expectedLeaders)) {
    const card = leaders.locator('div').filter({ has: page.getByRole('heading', { name: title, exact: true }) });
    const shown = await card
      .last()
      .getByRole('listitem')
      .evaluateAll((items) =>
        items.map((item) => {
          const [name, team] = [...item.querySelectorAll('a span.truncate')].map((one) => one.textContent);
          return { name, team, total: Number.parseFloat(item.querySelector('.score.text-xl')?.textContent ?? '') };
        }),
      );
    const candidates = list.map(({ side, name, total }) => ({ name, team: game.teams[side], total }));
    const mustShow = list.filter(
      ({ total }, index) => list.findIndex((one) => one.total === total) < ranksShown && index < rowsShown,
    );
    expect(shown.map(({ total }) => total)).toEqual(mustShow.map(({ total }) => total));
    for (const one of shown) expect(candidates).toContainEqual(one);
  }
}

/** Expects the shared picture to be, byte for byte, the card drawn for the intended score; `title` says it in a line of text. */
export async function cardAgrees(
  page: Page,
  at: (path: string) => string,
  game: CourtGame,
  expected: ExpectedGame,
  title = expected.title(game.teams),
): Promise<void> {
  const [home, away] = inOrder(expected.score());
  await page.getByRole('button', { name: 'Share' }).click();
  const read = async (path: string) => (await page.request.get(at(path))).json();
  const picture = page.getByRole('dialog').getByRole('img');
  await expect(picture).toHaveAttribute('alt', title);
  await expect(picture).toHaveJSProperty('naturalWidth', 1200);
  const boxScore = await read(`/api/games/${game.id}/box-score`);
  const leaders = findLeaders(getDefinition(boxScore.definition), boxScore.lines).slice(0, 3);
  const played = { ...(await read(`/api/games/${game.id}`)), homeScore: home, awayScore: away };
  const result = {
    ...buildResult(played, await read('/api/settings'), null),
    leaders: leaders.map(({ label, value, lines: [first, ...others] }) => ({
      label,
      value,
      name: `${first?.player.displayName ?? ''}${others.length > 0 ? ` +${others.length}` : ''}`,
    })),
  };
  const sharedPicture = await page.request.get(at(`${await picture.getAttribute('src')}`));
  const expectedPicture = await makeCard(result, { home: null, away: null });
  expect(Buffer.from(expectedPicture).equals(await sharedPicture.body())).toBe(true);
}
