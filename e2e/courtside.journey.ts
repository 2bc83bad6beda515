import { expect, type Locator, type Page } from '@playwright/test';
import { expectNoAxeFindings, test } from './fixtures.ts';
import { fromTheApp } from './live-game.ts';
import { ownVillage } from './own-village.ts';
import { passwords } from './people.ts';
import { countSenses, court, otherTap, played, Thumb, taps, watchKeys } from './thumb.ts';

const { at, comeIn } = ownVillage({ demo: true });

/** A small phone, with the browser's own bars. */
test.use({ viewport: { width: 390, height: 664 } });

const surnames = ['Dube', 'van der Merwe', 'Nkosi', 'Mahlangu', 'Tshabalala'];

/** A game of today between two new teams, which nobody else scores. */
async function gameOfToday(admin: Page, sportId: number, players: number) {
  const add = async (path: string, data: object): Promise<{ id: number }> => {
    const answer = await admin.request.post(at(path), { headers: fromTheApp, data });
    expect(answer.status(), await answer.text()).toBe(201);
    return answer.json();
  };
  const word = crypto.randomUUID().slice(0, 6);
  const [home, away] = await Promise.all(
    ['North', 'South'].map((name) =>
      add('/api/teams', { name: `${name} Residence ${word}`, sportId, gender: 'Mixed' }),
    ),
  );
  const sides = [home?.id ?? 0, away?.id ?? 0];
  await Promise.all(
    sides.flatMap((teamId) =>
      Array.from({ length: players }, (_, index) =>
        add('/api/players', { name: `Lerato ${surnames[index % 5]}`, teamId, jerseyNumber: index + 1 }),
      ),
    ),
  );
  const [homeTeamId, awayTeamId] = sides;
  const when = {
    dateTime: new Date(Date.now() + 60_000).toISOString(),
    location: `Court ${word}`,
    category: 'friendly',
  };
  return { ...(await add('/api/games', { sportId, homeTeamId, awayTeamId, ...when })), location: when.location };
}

const allSaved = (page: Page) =>
  expect(page.getByRole('status').filter({ hasText: 'All saved' })).toBeVisible({ timeout: 30_000 });

test('the console is two presses from a login', async ({ page, browser }) => {
  const admin = await browser.newPage();
  await comeIn(admin, 'admin');
  const { id, location } = await gameOfToday(admin, 1, 3);
  await admin.close();
  await page.goto(at('/'));
  await page.getByLabel('Username').fill('officer');
  await page.getByLabel(/^Password/).fill(passwords.demo);
  await page.getByRole('button', { name: 'Initialize Connection' }).click();
  await expect(page).toHaveURL(at('/home'));

  let presses = 0;
  const press = async (what: Locator) => {
    await what.click();
    presses += 1;
  };
  await press(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Games' }));
  await press(page.getByRole('article').filter({ hasText: location }).getByRole('link', { name: 'Score live' }));
  await expect(page).toHaveURL(at(`/games/${id}/console`));
  await expect(page.getByRole('button', { name: 'Start the game' })).toBeVisible();
  expect(presses).toBe(2);
});

test('the dashboard of officers opens on the games of today, by sport', async ({ page, browser }) => {
  const admin = await browser.newPage();
  await comeIn(admin, 'admin');
  const games = [await gameOfToday(admin, 3, 0), await gameOfToday(admin, 1, 0)];
  await admin.close();
  await comeIn(page, 'officer');
  await page.goto(at('/ground-anchor-dashboard'));
  await page.getByRole('dialog').getByLabel('Username').fill('officer');
  await page.getByRole('dialog').getByRole('button', { name: 'Verify' }).click();
  await expect(page.getByRole('tab', { name: 'Game Scores' })).toHaveAttribute('aria-selected', 'true');
  for (const [sport, game] of [
    ['Soccer', games[0]],
    ['Basketball', games[1]],
  ] as const) {
    const card = page
      .getByRole('region', { name: sport })
      .getByRole('article')
      .filter({ hasText: game?.location ?? '' });
    await expect(card.getByRole('link', { name: 'Score live' })).toBeVisible();
  }
  await expectNoAxeFindings(page);
});

test('a line-up is set before the game, and a second officer sees it', async ({ page, browser }) => {
  const second = await browser.newPage();
  await comeIn(second, 'admin');
  const { id } = await gameOfToday(second, 1, 12);
  await comeIn(page, 'officer');
  await page.goto(at(`/games/${id}/console`));
  const lineUp = page.getByRole('group', { name: 'Line-up' });
  for (const number of [11, 4, 12, 7, 9]) await lineUp.getByRole('button', { name: new RegExp(`^${number} `) }).click();
  await expect(page.getByText('5 of 5 on court')).toBeVisible();
  await expectNoAxeFindings(page);
  await page.getByRole('button', { name: 'Start the game' }).click();
  const shirts = [/^11 /, /^4 /, /^12 /, /^7 /, /^9 /, /other players and line-up$/];
  const showShirts = async (one: Page, numbers: readonly RegExp[]) => {
    for (const [place, number] of numbers.entries()) {
      await expect(court(one).first().getByRole('button').nth(place)).toHaveAccessibleName(number);
    }
  };
  await showShirts(page, shirts);
  await second.goto(at(`/games/${id}/console`));
  await showShirts(second, shirts);

  await page.getByRole('button', { name: /other players and line-up$/ }).click();
  await page.getByRole('button', { name: 'Change the line-up' }).click();
  await page.getByRole('dialog').getByRole('button', { name: /^4 / }).click();
  await page.getByRole('dialog').getByRole('button', { name: /^8 / }).click();
  await expectNoAxeFindings(page);
  await page.getByRole('button', { name: 'Done' }).click();
  for (const one of [page, second]) await showShirts(one, [/^11 /, /^8 /, /^12 /, /^7 /, /^9 /]);
  await second.close();
});

test('a player who is sent off is grey until that is taken back, and an own goal counts for the other side', async ({
  page,
  browser,
}) => {
  const admin = await browser.newPage();
  await comeIn(admin, 'admin');
  const { id } = await gameOfToday(admin, 3, 18);
  await admin.close();
  await comeIn(page, 'officer');
  await page.goto(at(`/games/${id}/console`));
  await page.getByRole('button', { name: 'Start the game' }).click();
  const seven = court(page).getByRole('button', { name: /^7 / });
  await seven.click();
  await page.getByRole('button', { name: 'More plays' }).click();
  await expectNoAxeFindings(page);
  await page.getByRole('button', { name: 'Red card' }).click();
  await expect(seven).toBeDisabled();
  await page.getByRole('button', { name: 'Undo: Red card' }).click();
  await expect(seven).toBeEnabled();
  await seven.click();
  await page.getByRole('button', { name: 'More plays' }).click();
  await page.getByRole('region', { name: 'Own goal' }).getByRole('button').click();
  await expect(page.getByText(/^Own goal · 7 Lerato/)).toBeVisible();
  await allSaved(page);
  const { homeScore, awayScore } = await (await page.request.get(at(`/api/games/${id}`))).json();
  expect([homeScore, awayScore]).toEqual([0, 1]);
});

const sports = [
  ['basketball', 1, 12],
  ['netball', 2, 10],
  ['soccer', 3, 18],
  ['rugby', 4, 23],
  ['esports', 5, 6],
] as const;
/** A whole game's where all of it is walked; otherwise a quarter of one, its network cut in the middle too. */
const eventsPerSport = process.env['JOURNEYS'] === 'all' ? 60 : 15;

for (const [sport, sportId, players] of sports) {
  test(`${eventsPerSport} events of ${sport} are scored with one thumb, and no key moves`, async ({
    page,
    context,
    browser,
  }) => {
    test.setTimeout(240_000);
    await countSenses(context);
    const other = await browser.newPage();
    await comeIn(other, 'admin');
    const { id } = await gameOfToday(other, sportId, players);
    await comeIn(page, 'officer');
    await page.goto(at(`/games/${id}/console`));
    await page.getByRole('button', { name: 'Start the game' }).click();
    await expect(taps(page)).toBeVisible();
    const seen = await watchKeys(page);
    const thumb = new Thumb(page);
    for (let turn = 0; turn < eventsPerSport; turn++) {
      if (turn === Math.floor(eventsPerSport / 3)) await context.setOffline(true);
      if (turn === Math.floor(eventsPerSport / 2)) await context.setOffline(false);
      if (turn % 12 === 7) await otherTap(other, at(`/api/games/${id}`));
      await thumb.play(turn);
      if (turn % 10 === 9) {
        await thumb.press(page.getByRole('button', { name: /^Undo/ }));
        thumb.meant.pop();
      }
    }
    await allSaved(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    const { moved, undoHidden, frames } = await seen();
    expect([moved, undoHidden]).toEqual([[], 0]);
    expect(frames).toBeGreaterThan(eventsPerSport);
    expect(thumb.smallest).toBeGreaterThanOrEqual(44);
    expect(thumb.lowest).toBeLessThanOrEqual(664);
    await expectNoAxeFindings(page);
    expect(await played(page, at(`/api/games/${id}`))).toEqual(thumb.meant);
    expect(await page.evaluate(() => Object(window).senses)).toMatchObject({ awake: 1 });
    await other.close();
  });
}
