import { type Browser, expect, type Page } from '@playwright/test';
import { expectNoAxeFindings, openPage, register, test } from './fixtures.ts';
import { fromTheApp } from './live-game.ts';
import { bell } from './notice.ts';
import { personElsewhere } from './talk.ts';

const places = (page: Page) => page.getByRole('region', { name: 'Places' }).getByRole('listitem');
const nameOf = async (page: Page): Promise<string> => (await (await page.request.get('/api/user')).json()).displayName;

/** A new ladder with two new people on it: this page's stands below the other. */
async function twoOnALadder(page: Page, browser: Browser, baseURL: string | undefined) {
  const admin = await personElsewhere(browser, baseURL, 'admin');
  const [{ id: sportId }] = await (await admin.request.get('/api/sports')).json();
  const name = `Ladder ${crypto.randomUUID().slice(0, 8)}`;
  const rules = { reach: 3, answerDays: 3, playDays: 7, forfeits: false, idlePlaces: 1, eloK: 32, eloStart: 1200 };
  const made = await admin.request.post('/api/ladders', { data: { name, sportId, ...rules }, headers: fromTheApp });
  const { id } = await made.json();
  await admin.close();
  const other = await browser.newPage({ baseURL: baseURL ?? '' });
  await register(other);
  await register(page);
  for (const person of [other, page]) {
    await openPage(person, `/ladders/${id}`);
    await person.getByRole('button', { name: 'Join', exact: true }).click();
    await expect(person.getByRole('button', { name: 'Leave the ladder' })).toBeVisible();
  }
  return { id, other, mine: await nameOf(page), theirs: await nameOf(other) };
}

test('from a challenge to its result in three presses, and the places follow on both screens', async ({
  page,
  browser,
  baseURL,
}) => {
  const { other, mine, theirs } = await twoOnALadder(page, browser, baseURL);
  await expect(places(page)).toContainText([theirs, mine]);
  await expectNoAxeFindings(page);

  await page.getByRole('button', { name: `Challenge ${theirs}` }).click();
  await expect(page.getByRole('heading', { name: `You challenge ${theirs}` })).toBeVisible();
  await page.getByLabel('Score').fill('3–1');
  await expectNoAxeFindings(page);
  await page.getByRole('button', { name: 'I won' }).click();
  await expect(page.getByText(`${theirs} confirms or disputes it by`)).toBeVisible();

  await openPage(other, '/clubs');
  await bell(other).click();
  await other.getByRole('link', { name: 'Confirm the result' }).click();
  await expect(other.getByRole('heading', { name: `${mine} beat you 3–1` })).toBeVisible();
  await expectNoAxeFindings(other);
  await other.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(places(other)).toContainText([mine, theirs]);
  await expect(places(page)).toContainText([`${mine} (you)`, theirs]);
  await expect(page.getByText('+16')).toBeVisible();
  await expect(
    page.getByRole('img', { name: 'Elo from 1200 to 1216 in one game, at most 1216' }).first(),
  ).toBeVisible();
  await expectNoAxeFindings(page);
  await other.close();
});

test('whoever accepts says when and where to play, and both have it in their day', { tag: '@whole' }, async ({
  page,
  browser,
  baseURL,
}) => {
  const { id, other, mine, theirs } = await twoOnALadder(page, browser, baseURL);
  await page.getByRole('button', { name: `Challenge ${theirs}` }).click();
  await other.getByText('Accept with a time and place').click();
  await other.getByRole('button', { name: 'Accept with this time' }).click();
  await expect(other.getByText('Choose a day')).toBeVisible();
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  await other.getByLabel('Day').fill(day(20));
  await other.getByLabel('Time').fill('12:00');
  await other.getByRole('textbox', { name: 'Place' }).fill('Chess room');
  await other.getByRole('button', { name: 'Accept with this time' }).click();
  await expect(other.getByText('Must be before the challenge runs out')).toBeVisible();
  await expectNoAxeFindings(other);
  await other.getByLabel('Day').fill(day(2));
  await other.getByRole('button', { name: 'Accept with this time' }).click();
  await expect(other.getByText('You suggest')).toContainText('12:00, Chess room');
  await expect(page.getByText(`${theirs} suggests`)).toContainText('12:00, Chess room');
  await page.getByText('Suggest another time or place').click();
  await page.getByRole('textbox', { name: 'Place' }).fill('Library');
  await page.getByRole('button', { name: 'Suggest', exact: true }).click();
  await expect(page.getByText('You suggest')).toContainText('12:00, Library');
  for (const [person, opponent] of [
    [page, theirs],
    [other, mine],
  ] as const) {
    await openPage(person, '/my-day');
    await expect(person.getByRole('listitem').filter({ hasText: `Play ${opponent}` })).toContainText('Library');
  }
  await expectNoAxeFindings(other);
  await page
    .getByRole('list')
    .getByRole('link', { name: `Play ${theirs}` })
    .click();
  await expect(page).toHaveURL(`/ladders/${id}`);
  await other.close();
});

test('an admin sets up a ladder with its rules', { tag: '@whole' }, async ({ browser, baseURL }) => {
  const admin = await personElsewhere(browser, baseURL, 'admin');
  await openPage(admin, '/ladders');
  await expectNoAxeFindings(admin);
  await admin.getByRole('link', { name: 'Manage' }).click();
  await expect(admin.getByRole('heading', { name: 'Manage ladders' })).toBeVisible();
  await admin.getByRole('button', { name: 'Add Ladder' }).click();
  await expect(admin.getByLabel('K of the Elo rating')).toHaveValue('32');
  await expectNoAxeFindings(admin);
  await admin.close();
});
