import { type Browser, expect, type Page } from '@playwright/test';
import { expectNoAxeFindings, login, openPage, register, test } from './fixtures.ts';
import { fromTheApp } from './live-game.ts';
import { bell } from './notice.ts';
import { personElsewhere } from './talk.ts';

const confirmation = (page: Page) => page.getByRole('region', { name: 'Confirmation of the result' });

test('a captain disputes a result, an officer corrects it, both captains confirm, and the game page names a later correction', async ({
  page,
  browser,
  baseURL,
}) => {
  await register(page);
  const other = await browser.newPage({ baseURL: baseURL ?? '' });
  await register(other);
  const { id, home, away } = await completedGame(browser, baseURL, page, other);

  await openPage(page, '/clubs');
  await bell(page).click();
  await page.getByRole('link', { name: 'Confirm the result' }).click();
  await expect(page).toHaveURL(`/games/${id}`);
  await expect(page.getByRole('heading', { name: 'Is 3–1 right?' })).toBeVisible();
  await expectNoAxeFindings(page);
  await page.getByRole('button', { name: 'Dispute' }).click();
  const dialog = page.getByRole('dialog', { name: 'Dispute 3–1?' });
  await dialog.getByRole('button', { name: 'Dispute' }).click();
  await expect(dialog.getByText('Please give a reason')).toBeVisible();
  await expectNoAxeFindings(page);
  await dialog.getByLabel('What is wrong?').fill('Their second goal was offside.');
  await dialog.getByRole('button', { name: 'Dispute' }).click();
  await expect(confirmation(page)).toContainText(`Disputed by ${home}. An officer or admin will decide.`);
  await expect(page.getByRole('button', { name: 'Take back the dispute' })).toBeVisible();
  await expectNoAxeFindings(page);

  await decide(browser, baseURL, { home, away });

  await expect(page.getByRole('heading', { name: 'Is 2–1 right?' })).toBeVisible();
  for (const captain of [page, other]) {
    await captain.goto(`/games/${id}`);
    await captain.getByRole('button', { name: 'Confirm', exact: true }).click();
    await expect(captain.getByText('Result confirmed')).toBeVisible();
  }
  await expect(confirmation(page).getByText('Confirmed by both')).toBeVisible();
  await openPage(page, `/box-score?game=${id}`);
  await expect(page.getByText('Confirmed by both')).toBeVisible();

  await correct(browser, baseURL, id);
  await openPage(page, `/games/${id}`);
  await expect(confirmation(page)).toContainText('Corrected after both sides had confirmed, ');
  await expect(page.getByRole('heading', { name: 'Is 2–2 right?' })).toBeVisible();
  await confirmation(page).getByText('History of the result').click();
  await expect(confirmation(page).getByRole('listitem')).toHaveText([
    /^Captains were asked to confirm 3–1\./,
    new RegExp(`^${home} disputed 3–1: Their second goal was offside\\.`),
    /^Decided that 3–1 is wrong: The referee agrees\./,
    /^Corrected to 2–1\. Captains were asked again\./,
    new RegExp(`^${home} confirmed 2–1\\.`),
    new RegExp(`^${away} confirmed 2–1\\.`),
    /^Corrected to 2–2 after both sides had confirmed\. Captains were asked again\./,
  ]);
  await expectNoAxeFindings(page);

  await other.goto(`/games/${id}`);
  await expect(confirmation(other)).toContainText('Corrected after both sides had confirmed');
  await other.close();
});

test('shows the state of a result to a person who is not a captain, without buttons', { tag: '@whole' }, async ({
  page,
}) => {
  await login(page, 'officer');
  const disputed = await (await page.request.get('/api/disputed-results')).json();
  const game = disputed.find((one: { game: { sport: { name: string } } }) => one.game.sport.name === 'Basketball').game;
  await page.request.post('/api/logout', { headers: fromTheApp });
  await register(page);
  await openPage(page, `/games/${game.id}`);
  await expect(confirmation(page)).toContainText('Disputed by Oak Res. An officer or admin will decide.');
  await confirmation(page).getByText('History of the result').click();
  await expect(confirmation(page).getByText('Oak Res disputed 72–65.')).toBeVisible();
  await expect(confirmation(page).getByRole('button')).toHaveCount(0);
  await openPage(page, '/disputed-results');
  await expect(page.getByText('Only officers and admins decide disputed results')).toBeVisible();
});

async function decide(browser: Browser, baseURL: string | undefined, { home, away }: Record<'home' | 'away', string>) {
  const officer = await personElsewhere(browser, baseURL, 'officer');
  await officer.goto('/home');
  await bell(officer).click();
  await officer.getByRole('link', { name: /disputed results? (is|are) waiting for a decision/ }).click();
  await expect(officer.getByRole('heading', { level: 1, name: 'Disputed results' })).toBeVisible();
  const row = officer.getByRole('listitem').filter({ hasText: home });
  await expect(row).toContainText('Their second goal was offside.');
  await expectNoAxeFindings(officer);
  await row.getByRole('button', { name: `Decide: ${home} v ${away}` }).click();
  const dialog = officer.getByRole('dialog', { name: 'Is 3–1 right?' });
  await dialog.getByRole('button', { name: 'Decide' }).click();
  await expect(dialog.getByText('Please give a reason')).toBeVisible();
  await dialog.getByText('Correct it').click();
  await dialog.getByLabel(home).fill('2');
  await dialog.getByLabel('Reason').fill('The referee agrees.');
  await expectNoAxeFindings(officer);
  await dialog.getByRole('button', { name: 'Decide' }).click();
  await expect(officer.getByText('Result corrected')).toBeVisible();
  await expect(row).toHaveCount(0);
  await officer.close();
}

async function correct(browser: Browser, baseURL: string | undefined, id: number): Promise<void> {
  const officer = await personElsewhere(browser, baseURL, 'officer');
  const response = await officer.request.patch(`/api/games/${id}`, { data: { awayScore: 2 }, headers: fromTheApp });
  expect(response.status(), await response.text()).toBe(200);
  await officer.close();
}

/** A completed game, 3 to 1, between two teams of this test's own, with these two people as captains. */
async function completedGame(browser: Browser, baseURL: string | undefined, ...captains: [Page, Page]) {
  const admin = await personElsewhere(browser, baseURL, 'admin');
  const add = async (path: string, data: object): Promise<number> => {
    const response = await admin.request.post(path, { data, headers: fromTheApp });
    expect(response.status(), await response.text()).toBe(201);
    return (await response.json()).id;
  };
  const word = crypto.randomUUID().slice(0, 6);
  const [home, away] = [`Herons ${word}`, `Ospreys ${word}`];
  const teamIds: number[] = [];
  const sides = [
    { name: home, captain: captains[0] },
    { name: away, captain: captains[1] },
  ];
  for (const { name, captain } of sides) {
    const teamId = await add('/api/teams', { name, sportId: 3, gender: 'Mixed' });
    const player = await add('/api/players', { name: `Captain of ${name}`, teamId, isCaptain: true });
    const { username } = await (await captain.request.get('/api/user')).json();
    await add(`/api/players/${player}/link`, { username });
    teamIds.push(teamId);
  }
  const [homeTeamId, awayTeamId] = teamIds;
  const when = { dateTime: '2020-02-02T16:00:00.000Z', location: `Court ${word}`, category: 'exhibition' };
  const id = await add('/api/games', { sportId: 3, homeTeamId, awayTeamId, ...when });
  const finalScore = { homeScore: 3, awayScore: 1, status: 'completed' };
  const response = await admin.request.patch(`/api/games/${id}`, { data: finalScore, headers: fromTheApp });
  expect(response.status(), await response.text()).toBe(200);
  await admin.close();
  return { id, home, away };
}
