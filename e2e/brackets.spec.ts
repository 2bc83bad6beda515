import { expect, type Page } from '@playwright/test';
import { changeGame, endMatch, readBracket, type StoredBracket, storeBracket } from './bracket-rows.ts';
import { expectNoAxeFindingsInBothThemes, openPage, test } from './fixtures.ts';
import { ownApp } from './own-app.ts';
import { personElsewhere } from './talk.ts';

const { at, logInAs, folder } = ownApp({ demo: true });

const six = [
  'The Very Long-Winded Wanderers of Upper 1',
  "O'Brien's XI",
  'Émile Zola FC',
  'Baobab 4',
  'Kopano 5',
  'Oak 6',
];
const asking = (page: Page) => ({ request: page.request, at });
const round = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const card = (page: Page, match: string) => page.getByRole('link', { name: new RegExp(`^${match}: `) });
const isInView = (page: Page, name: string) =>
  round(page, name).evaluate((shown) => {
    const { left, right } = shown.getBoundingClientRect();
    return left >= 0 && right <= innerWidth;
  });

/** Six sides: the first two have byes, and the semi-finals' losers meet. */
async function openCup(page: Page, name: string): Promise<StoredBracket> {
  await logInAs(page, 'admin');
  const teams = six.map((team) => `${team} ${name}`);
  const cup = await storeBracket(asking(page), folder, { name, format: { kind: 'knockout', places: 3 }, teams });
  await page.request.post(at(`/api/teams/${cup.teams[0]?.id}/follow`), {
    headers: { 'sec-fetch-site': 'same-origin' },
  });
  return cup;
}

test('a bracket on a phone: rounds that are swiped, byes, one’s own path, and a result that arrives', async ({
  page,
  browser,
}) => {
  const cup = await openCup(page, 'Gale');
  const [first, second] = cup.teams.map(({ name }) => name);
  await openPage(page, at(`/competitions/${cup.id}/bracket`));
  await expect(page.getByRole('heading', { level: 1, name: 'Gale' })).toBeVisible();
  const quarters = round(page, 'Quarter-finals');
  await expect(quarters.getByRole('listitem')).toHaveCount(4);
  await expect(quarters.getByRole('listitem').filter({ hasText: 'has a bye' })).toHaveText([
    new RegExp(`${first}.*has a bye`),
    new RegExp(`${second}.*has a bye`),
  ]);
  await expectNoAxeFindingsInBothThemes(page);

  await test.step('rounds are chosen by a press and by arrow keys, and a swipe marks the one in view', async () => {
    const tabs = page.getByRole('navigation', { name: 'Rounds' });
    const tab = (name: string) => tabs.getByRole('button', { name, exact: true });
    await expect(tab('Quarter-finals')).toHaveAttribute('aria-current', 'true');
    await tab('Semi-finals').click();
    await expect.poll(() => isInView(page, 'Semi-finals')).toBe(true);
    await tab('Semi-finals').press('ArrowRight');
    await expect(tab('Final')).toBeFocused();
    await expect.poll(() => isInView(page, 'Final')).toBe(true);
    await page.locator('.bracket').evaluate((rounds) => rounds.scrollTo({ left: 0 }));
    await expect(tab('Quarter-finals')).toHaveAttribute('aria-current', 'true');
  });

  await test.step('a live score and then the winner come while somebody watches', async () => {
    await expect(card(page, 'Semi-final 1')).toHaveCount(0);
    const officer = await personElsewhere(browser, at('/'), 'officer');
    const away = { request: officer.request, at };
    const [quarter] = (await readBracket(away, cup)).matches;
    await changeGame(away, quarter?.gameId ?? 0, { homeScore: 1, awayScore: 0, status: 'live' });
    await expect(card(page, 'Quarter-final 1')).toHaveAccessibleName(/ live, 1–0$/);
    await endMatch(away, cup, 'Quarter-final 1', [2, 0]);
    await expect(card(page, 'Quarter-final 1')).toHaveAccessibleName(/, 2–0\. .* won by 2$/);
    await expect(card(page, 'Semi-final 1')).toHaveAccessibleName(new RegExp(`${first} v `));
    await endMatch(away, cup, 'Quarter-final 2', [0, 3]);
    await officer.close();
  });

  await test.step('opened again, it begins at the round that is played now, with one’s own path marked', async () => {
    await openPage(page, at(`/competitions/${cup.id}/bracket`));
    await expect.poll(() => isInView(page, 'Semi-finals')).toBe(true);
    await expect(page.locator('.bracket path.mine')).toHaveCount(1);
    await card(page, 'Semi-final 1').click();
    await expect(page.getByText('The winner plays the final against the winner of semi-final 2')).toBeVisible();
    await expect(page.getByText('The loser plays for third place against the loser of semi-final 2')).toBeVisible();
    await expectNoAxeFindingsInBothThemes(page);
    await page.getByRole('link', { name: 'Bracket of Gale' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Gale' })).toBeVisible();
  });
});

test('a corrected result asks an officer who is affected, and what is decided is stored', async ({ page }) => {
  const cup = await openCup(page, 'Squall');
  await logInAs(page, 'officer');
  const by = asking(page);
  await endMatch(by, cup, 'Quarter-final 1', [1, 0]);
  await endMatch(by, cup, 'Quarter-final 2', [1, 0]);
  await endMatch(by, cup, 'Quarter-final 1', [1, 2]);
  await openPage(page, at('/bracket-questions'));
  const question = page.getByRole('listitem').filter({
    has: page.getByRole('heading', { name: 'The corrected result of Quarter-final 1 changes who plays' }),
  });
  const [, , , fourth, fifth] = cup.teams.map(({ name }) => name);
  await expect(question).toContainText('Semi-final 1 Not played yet');
  await expect(question).toContainText(`${fourth} out, ${fifth} in`);
  await expectNoAxeFindingsInBothThemes(page);
  await question.getByRole('button', { name: 'Change the games after Quarter-final 1' }).press('Enter');
  await expect(page.getByText('The games have changed')).toBeVisible();
  await expect(question).toHaveCount(0);
  await openPage(page, at(`/competitions/${cup.id}/bracket`));
  await expect(card(page, 'Semi-final 1')).toHaveAccessibleName(new RegExp(`${fifth}`));
});

test('an officer draws the next round of the demo’s chess', { tag: '@whole' }, async ({ page }) => {
  await logInAs(page, 'officer');
  await openPage(page, at('/bracket-questions'));
  const question = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Round 3 can be drawn' }) });
  await expect(question.getByRole('heading', { name: 'Counted for the draw' })).toBeVisible();
  await expectNoAxeFindingsInBothThemes(page);
  await question.getByRole('link', { name: 'Chess Evenings' }).click();
  await page.getByRole('button', { name: 'Draw round 3 of Chess Evenings' }).click();
  await expect(page.getByText('Round 3 is drawn')).toBeVisible();
  await expect(round(page, 'Round 3').getByRole('link')).toHaveCount(2);
  await expectNoAxeFindingsInBothThemes(page);
});

test.describe('in a wide window', () => {
  test.use({ viewport: { width: 1440, height: 900 }, hasTouch: false, isMobile: false });

  const thirtyThree = Array.from({ length: 33 }, (_, seed) => `The Very Long-Winded Wanderers of Upper ${seed + 1}`);
  const shapes = [
    { name: 'Single', format: { kind: 'knockout', places: 7 }, teams: thirtyThree.slice(0, 8) },
    { name: 'Double', format: { kind: 'doubleElimination', reset: true }, teams: thirtyThree.slice(0, 8) },
    { name: 'Swiss', format: { kind: 'swiss', rounds: 5 }, teams: thirtyThree.slice(0, 9) },
    {
      name: 'Pools',
      format: { kind: 'pools', pools: 2, meetings: 1, advance: 2, places: 3 },
      teams: thirtyThree.slice(0, 8),
    },
    { name: 'Large', format: { kind: 'knockout', places: 3 }, teams: thirtyThree },
  ] as const;

  test('a tree in which no match covers another, reached by keyboard in the order of the rounds', {
    tag: '@whole',
  }, async ({ page }) => {
    await logInAs(page, 'admin');
    for (const { name, format, teams } of shapes) {
      const named = teams.map((team) => `${team} ${name}`);
      const cup = await storeBracket(asking(page), folder, { name: `${name} tree`, format, teams: named });
      await openPage(page, at(`/competitions/${cup.id}/bracket`));
      await expect(page.locator('.bracket li').first()).toBeVisible();
      expect(await coveredMatches(page), name).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), name).toBeLessThanOrEqual(1440);
      await expectNoAxeFindingsInBothThemes(page);
      const links = page.locator('.bracket a');
      const seen = await links.evaluateAll((all) => all.map((link) => link.getBoundingClientRect().left));
      if (name !== 'Double') expect(seen, name).toEqual(seen.toSorted((one, other) => one - other));
      // The pools are not over: nobody plays a game of the knock-out yet.
      if (name === 'Pools') continue;
      await links.first().focus();
      await page.keyboard.press('Tab');
      await expect(links.nth(1)).toBeFocused();
    }
  });

  test('on paper: one sheet for 8, 32 and 64 sides, with nothing but the bracket', { tag: '@whole' }, async ({
    page,
  }) => {
    await logInAs(page, 'admin');
    for (const sides of [8, 32, 64]) {
      const teams = Array.from({ length: sides }, (_, seed) => `Printers ${sides} ${seed + 1}`);
      const format = { kind: 'knockout', places: 3 } as const;
      const cup = await storeBracket(asking(page), folder, { name: `Paper ${sides}`, format, teams });
      await openPage(page, at(`/competitions/${cup.id}/bracket`));
      await expect(page.locator('.bracket li').first()).toBeVisible();
      const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
      expect(pdf.match(/\/Type \/Page\b/g), `${sides} sides`).toHaveLength(1);
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByRole('link', { name: 'Skip to content' })).toBeHidden();
      await page.emulateMedia({ media: null });
    }
  });
});

/** Matches of a column that overlap. */
const coveredMatches = (page: Page): Promise<string[]> =>
  page.locator('.bracket > section').evaluateAll((columns) =>
    columns.flatMap((column) => {
      const cards = [...column.querySelectorAll('li')].map((one) => one.getBoundingClientRect());
      return cards.flatMap((one, index) => {
        const next = cards[index + 1];
        return next && next.top < one.bottom ? [`${column.textContent}: ${one.bottom - next.top}`] : [];
      });
    }),
  );

test('lists of brackets and of questions fit a narrow phone', { tag: '@whole' }, async ({ page }) => {
  const cup = await openCup(page, 'with a name as long as names may be');
  await endMatch(asking(page), cup, 'Quarter-final 1', [1, 1]);
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of ['/brackets', '/bracket-questions']) {
    await openPage(page, at(path));
    const rows = page.getByRole('main').getByRole('listitem');
    await expect(rows.filter({ hasText: 'as long as names may be' }).first()).toBeVisible();
    for (const row of await rows.all()) {
      const box = await row.boundingBox();
      expect(box && box.x >= 0 && box.x + box.width <= 320, path).toBe(true);
    }
    await expectNoAxeFindingsInBothThemes(page);
  }
});
