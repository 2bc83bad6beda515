import { expect, type Page } from '@playwright/test';
import { addAs, todaysGameAdder } from './court-game.ts';
import {
  boxScoreAgrees,
  cardAgrees,
  inOrder,
  leadersAgree,
  shownScore,
  tableAgrees,
  watcherAgrees,
} from './court-screens.ts';
import { expectNoAxeFindings, openPage, test } from './fixtures.ts';
import { openListening } from './live-game.ts';
import { ExpectedGame } from './meant-game.ts';
import { ownApp } from './own-app.ts';
import { scoreSheets } from './score-sheets/list.ts';
import { readPeriods, readPlays, readSteps, type ScoreSheet } from './score-sheets/sheet.ts';
import { SheetScorer } from './sheet-scorer.ts';
import { countedPlays, keysOutOfSight, watchKeys, withoutOrder } from './thumb.ts';

const { at, logInAs } = ownApp({ demo: true });
const addTodaysGame = todaysGameAdder(at);

/** The window of a small phone, less the browser's own bars. */
test.use({ viewport: { width: 390, height: 664 } });

for (const [title, sheet] of scoreSheets) {
  const { definition } = sheet.figures;
  test(`a whole game of ${definition} from its score sheet, ${title}: all screens agree, and no key moves`, {
    tag: definition === 'badminton' ? '@phone' : ['@phone', '@whole'],
  }, async ({ page, browser }) => {
    const watcher = await browser.newPage();
    await Promise.all([logInAs(page, 'admin'), logInAs(watcher, 'member')]);
    const game = await newGame(page, sheet);
    const url = at(`/api/games/${game.id}`);
    await openListening(watcher, at(`/games/${game.id}`));
    await openPage(page, at(`/games/${game.id}/console`));

    const scorer = new SheetScorer(page);
    await scorer.start(sheet);
    const readWatch = await watchKeys(page);
    expect(await keysOutOfSight(page)).toEqual([]);
    const published = readPeriods(sheet);
    for (const [index, steps] of readSteps(sheet).entries()) {
      if (index > 0) await scorer.startPeriod(index + 1, sheet);
      await scorer.score(steps);
      const soFar = new ExpectedGame(sheet.figures, [], published.slice(0, index + 1));
      if (!sheet.figures.byPeriods) {
        for (const [one, container] of [
          [page, 'header'],
          [watcher, '.sides'],
        ] as const) {
          await expect.poll(() => shownScore(one, container)).toEqual(inOrder(soFar.score()));
        }
      }
    }
    await expectNoAxeFindings(page);
    const { moved, undoHidden } = await readWatch();
    expect([moved, undoHidden]).toEqual([[], 0]);
    await scorer.end();

    const plays = readPlays(sheet);
    const expected = new ExpectedGame(sheet.figures, plays, published);
    expect(withoutOrder(await countedPlays(page, url))).toEqual(withoutOrder(plays));
    const [home, away] = inOrder(expected.score());
    expect(await (await page.request.get(url)).json()).toMatchObject({
      status: 'completed',
      homeScore: home,
      awayScore: away,
    });
    await expect.poll(() => shownScore(page, 'header')).toEqual([home, away]);
    await watcherAgrees(watcher, expected);
    await cardAgrees(watcher, at, game, expected);
    await openPage(watcher, at(`/box-score?game=${game.id}`));
    await boxScoreAgrees(watcher, game, expected);
    await openPage(watcher, at(`/standings?sport=${game.sportId}`));
    await tableAgrees(watcher, game, expected);
    await leadersAgree(watcher, game, expected);
    await watcher.close();
  });
}

/** A game of a new sport, so that its table and leaders contain no other game. */
async function newGame(admin: Page, { figures: { definition }, shirts }: ScoreSheet) {
  const name = `${definition} ${crypto.randomUUID().slice(0, 6)}`;
  const sport = await addAs(admin, at('/api/sports'), { name, definition });
  return addTodaysGame(admin, sport.id, shirts, { category: 'league' });
}
