import { expect, type Locator, type Page } from '@playwright/test';
import { chennai, type MatchInnings, mumbai } from '#features/live/live-games/testing/cricket-game.ts';
import { addAs, todaysGameAdder } from './court-game.ts';
import { cardAgrees, tableAgrees } from './court-screens.ts';
import { expectNoAxeFindings, openPage, test } from './fixtures.ts';
import { ExpectedGame } from './meant-game.ts';
import { ownApp } from './own-app.ts';
import { taps, watchKeys } from './thumb.ts';

const { at, logInAs } = ownApp({ demo: true });
const addTodaysGame = todaysGameAdder(at);

test.use({ viewport: { width: 390, height: 664 } });

const keys: Readonly<Record<string, string>> = {
  dot: '0 No run',
  1: '1 run',
  2: '2 runs',
  4: '4 Four',
  6: '6 Six',
  wide: 'Wide',
  noball: 'No-ball',
  legbye: 'Leg bye',
};
const wickets: Readonly<Record<string, string>> = { c: 'Caught', st: 'Stumped', lbw: 'LBW Leg before wicket' };

test('a whole game of cricket, scored ball by ball, agrees with its published figures everywhere', {
  tag: '@whole',
}, async ({ page, browser }) => {
  test.setTimeout(600_000);
  await logInAs(page, 'admin');
  const name = `cricket ${crypto.randomUUID().slice(0, 6)}`;
  const sport = await addAs(page, at('/api/sports'), { name, definition: 'cricket' });
  const game = await addTodaysGame(page, sport.id, 11, { category: 'league' });
  const url = at(`/api/games/${game.id}`);
  const watcher = await browser.newPage({ viewport: { width: 390, height: 844 } });
  await logInAs(watcher, 'member');
  await openPage(watcher, at(`/games/${game.id}`));

  await openPage(page, at(`/games/${game.id}/console`));
  await page.getByRole('radio', { name: game.teams.away }).check({ force: true });
  await page.getByRole('radio', { name: 'Bowl' }).check({ force: true });
  await expect(page.getByLabel('Overs a side')).toHaveValue('20');
  await expectNoAxeFindings(page);
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(taps(page)).toBeVisible();
  const watched = await watchKeys(page);
  const scorer = new Scorer(page);

  await scorer.bat(mumbai, { offlineIn: 5 });
  await expect(page.getByText('20 ov')).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'All saved' })).toBeVisible();
  await expect(watcher.getByText('165/4 (20)').first()).toBeVisible();
  await expect(watcher.getByText(`${game.teams.away} won the toss and chose to bowl`)).toBeVisible();
  await page.getByRole('button', { name: 'The overs are bowled: next innings' }).click();
  await page.getByRole('button', { name: 'Start 2nd innings' }).click();
  await expect(page.getByText('Need 166 from 120 balls')).toBeVisible();
  await scorer.bat(chennai, {
    before: async (over) => {
      if (over !== 19) return;
      await expect(page.getByText('Need 7 from 6 balls')).toBeVisible();
      await expect(watcher.getByText('Need 7 from 6 balls')).toBeVisible();
      await expectNoAxeFindings(watcher);
      await expectNoAxeFindings(page);
    },
  });
  await page.getByRole('button', { name: 'Target reached: end the game' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'End the game' }).click();
  await page.getByRole('button', { name: 'End the game' }).last().click();
  await expect(page.getByText('Game over').first()).toBeVisible();
  expect(await watched()).toMatchObject({ moved: [], undoHidden: 0 });

  const stored = await (await page.request.get(url)).json();
  expect(stored).toMatchObject({
    status: 'completed',
    homeScore: 165,
    awayScore: 169,
    innings: [
      { side: 'home', wickets: 4, balls: 120, overs: 20, players: 11 },
      { side: 'away', wickets: 9, balls: 119, overs: 20, players: 11 },
    ],
  });
  await expect(watcher.getByText(`${game.teams.away} won by 1 wicket`)).toBeVisible();
  await expect(watcher.getByText('165/4 (20) – 169/9 (19.5)', { exact: true })).toBeVisible();
  await scorecardAgrees(watcher, game.teams.home, mumbai);
  await scorecardAgrees(watcher, game.teams.away, chennai);
  await expectNoAxeFindings(watcher);

  await boxScoreAgrees(watcher, url, { home: mumbai, away: chennai });
  const title = `${game.teams.home} v ${game.teams.away}: 165/4 (20) – 169/9 (19.5)`;
  await cardAgrees(watcher, at, game, runs, title);
  await openPage(watcher, at(`/box-score?game=${game.id}`));
  await scorecardAgrees(watcher, game.teams.away, chennai);
  const beaten = `${game.teams.away} beat ${game.teams.home} 169–165 (169/9 (19.5) – 165/4 (20)).`;
  await expect(watcher.getByText(beaten, { exact: true })).toBeVisible();
  await expectNoAxeFindings(watcher);
  await openPage(watcher, at('/games?status=past'));
  const row = watcher.getByRole('article').filter({ hasText: game.teams.away });
  await expect(row).toContainText('165/4 (20) – 169/9 (19.5) · ');
  await openPage(watcher, at(`/standings?sport=${sport.id}`));
  await tableAgrees(watcher, game, runs);
  await leaderIs(
    watcher,
    'Runs',
    findMost([mumbai.batting, chennai.batting], ([most]) => most),
  );
  await leaderIs(
    watcher,
    'Wickets',
    findMost([chennai.bowling, mumbai.bowling], ([, , , most]) => most),
  );
});

/** The runs of both innings, which the table counts. */
const runs = new ExpectedGame(
  { definition: 'cricket', worth: {}, columns: {}, leaders: {}, points: { win: 2, draw: 1, loss: 0 } },
  [],
  [
    { home: 165, away: 0 },
    { home: 0, away: 169 },
  ],
);

/** Who has most of a figure, and how much. */
function findMost<Line>(sides: readonly Readonly<Record<number, Line>>[], read: (line: Line) => number) {
  const all = sides.flatMap((lines) =>
    Object.entries(lines).map(([number, line]) => [nameOf(Number(number)), read(line)] as const),
  );
  const most = Math.max(...all.map(([, figure]) => figure));
  return { most, names: all.filter(([, figure]) => figure === most).map(([name]) => name) };
}

async function leaderIs(page: Page, title: string, { most, names }: { most: number; names: string[] }) {
  const leaders = page.getByRole('region', { name: 'Leaders' }).locator('div');
  const list = leaders.filter({ has: page.getByRole('heading', { name: title, exact: true }) }).last();
  const first = list.getByRole('listitem').first();
  await expect(first.locator('.score.text-xl')).toHaveText(String(most));
  expect(names).toContain(await first.locator('a span.truncate').first().textContent());
}

/** Presses what a scorer of this game would. */
class Scorer {
  readonly #page: Page;
  readonly #inPlay: Locator;

  constructor(page: Page) {
    this.#page = page;
    this.#inPlay = page.getByRole('region', { name: 'In play' }).getByRole('button');
  }

  async bat(
    { openers, overs }: MatchInnings,
    { offlineIn, before }: { offlineIn?: number; before?: (over: number) => Promise<void> },
  ): Promise<void> {
    await this.#inPlay.nth(0).click();
    await this.#pick(openers[0]);
    await this.#inPlay.nth(1).click();
    await this.#pick(openers[1]);
    for (const [index, over] of overs.entries()) {
      await before?.(index);
      if (index === offlineIn) await this.#page.context().setOffline(true);
      const [bowler = '', balls = ''] = over.split(': ');
      await this.#inPlay.nth(2).click();
      await this.#pick(Number(bowler));
      for (const ball of balls.split(' ')) await this.#press(ball);
      if (index === offlineIn) await this.#page.context().setOffline(false);
    }
  }

  async #press(token: string): Promise<void> {
    const key = keys[token];
    if (key) return this.#tap(key);
    if (token === 'x') return this.#inPlay.nth(1).click();
    if (token.startsWith('+')) {
      await this.#inPlay.filter({ hasText: 'Who bats?' }).click();
      return this.#pick(Number(token.slice(1)));
    }
    await taps(this.#page).getByRole('button', { name: 'Wicket' }).click();
    const dialog = this.#page.getByRole('dialog');
    if (token === 'hurt-other') {
      await dialog.getByRole('button', { name: 'Run out, retired and others' }).click();
      await dialog
        .getByRole('region', { name: /at the other end$/ })
        .getByRole('button', { name: 'Retired hurt' })
        .click();
      return;
    }
    const [, how = '', fielder = ''] = /^([a-z]+)(\d*)$/.exec(token) ?? [];
    await dialog.getByRole('button', { name: wickets[how] ?? how, exact: true }).click();
    if (fielder) await this.#pick(Number(fielder));
  }

  /** Two touches of a key within a moment are one: the next ball is bowled later. */
  async #tap(name: string): Promise<void> {
    await taps(this.#page).getByRole('button', { name, exact: true }).click();
    const touched = await this.#page.evaluate(() => performance.now());
    await this.#page.waitForFunction((since) => performance.now() > since + 160, touched);
  }

  async #pick(number: number): Promise<void> {
    await this.#page
      .getByRole('dialog')
      .getByRole('button', { name: new RegExp(`^${number} `) })
      .click();
  }
}

const firstNames = ['Lerato', 'Thabo', 'Zanele'];
const surnames = ['Dube', 'van der Merwe', 'Nkosi', 'Mahlangu', 'Tshabalala'];
const nameOf = (number: number) => `${firstNames[Math.floor((number - 1) / 5)]} ${surnames[(number - 1) % 5]}`;

/** Expects the published figures in the innings of a side. */
async function scorecardAgrees(page: Page, team: string, { batting, bowling, extras, falls }: MatchInnings) {
  const innings = page.getByRole('region', { name: `Innings of ${team}` });
  const figures = async (table: string) => {
    const rows = await innings.getByRole('table', { name: table }).locator('tbody tr').all();
    return Promise.all(
      rows.map(async (row) => [
        await row.getByRole('link').textContent(),
        (await row.getByRole('cell').allTextContents()).slice(0, 4),
      ]),
    );
  };
  const expected = (lines: MatchInnings['batting'] | MatchInnings['bowling']) =>
    Object.fromEntries(Object.entries(lines).map(([number, line]) => [nameOf(Number(number)), line.map(String)]));
  await expect(innings).toBeVisible();
  expect(Object.fromEntries(await figures('Batting'))).toEqual(expected(batting));
  expect(Object.fromEntries(await figures('Bowling'))).toEqual(expected(bowling));
  await expect(innings.getByText(`Extras ${extras}`)).toBeVisible();
  const fallen = await innings.getByRole('paragraph').filter({ hasText: 'Fall of wickets' }).textContent();
  expect([...(fallen ?? '').matchAll(/\d+–(\d+) \(/g)].map(([, runs]) => Number(runs))).toEqual(falls);
}

/** Expects the same figures as counts in the stored box score. */
async function boxScoreAgrees(page: Page, url: string, innings: Record<'home' | 'away', MatchInnings>) {
  const boxScore = await (await page.request.get(`${url}/box-score`)).json();
  const lines: { side: string; player: { displayName: string }; stats: Record<string, number> }[] = boxScore.lines;
  const stats = (side: string, number: string) =>
    lines.find((line) => line.side === side && line.player.displayName === nameOf(Number(number)))?.stats ?? {};
  for (const side of ['home', 'away'] as const) {
    for (const [number, [runs, ballsFaced, fours, sixes]] of Object.entries(innings[side].batting)) {
      expect(stats(side, number), number).toMatchObject({ runs, ballsFaced, fours, sixes });
    }
    const other = side === 'home' ? 'away' : 'home';
    for (const [number, [overs, , runsConceded, wickets]] of Object.entries(innings[other].bowling)) {
      expect(stats(side, number), number).toMatchObject({ overs: Number(overs), runsConceded, wickets });
    }
  }
}
