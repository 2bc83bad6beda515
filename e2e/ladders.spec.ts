import { expect, type Page } from '@playwright/test';
import { expectNoAxeFindings, openPage, register, test } from './fixtures.ts';
import { fromTheApp } from './live-game.ts';
import { bell } from './notice.ts';
import { personElsewhere } from './talk.ts';

const places = (page: Page) => page.getByRole('region', { name: 'Places' }).getByRole('listitem');
const nameOf = async (page: Page): Promise<string> => (await (await page.request.get('/api/user')).json()).displayName;

test('from a challenge to its result in three presses, and the places follow on both screens', async ({
  page,
  browser,
  baseURL,
}) => {
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
  const [mine, theirs] = [await nameOf(page), await nameOf(other)];
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
