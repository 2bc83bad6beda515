import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import { expectNoAxeFindings, expectNoAxeFindingsInBothThemes, openPage, register, test } from './fixtures.ts';
import { fromTheApp } from './live-game.ts';
import { bell } from './notice.ts';
import { ownApp } from './own-app.ts';

const { at, logInAs } = ownApp();
const hour = 3_600_000;
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const article = (page: Page, text: string) => page.getByRole('article').filter({ hasText: text });

test('an evening of an officer: a missing result, a claim of her own, and a game that an admin moves into another', async ({
  page,
  browser,
}) => {
  const admin = await adminElsewhere(browser);
  const { player, rivals } = await addTwoTeams(admin);
  await register(page);
  const { username, displayName } = await (await page.request.get(at('/api/user'))).json();
  await add(admin, '/api/admin/officers', { username });

  await openPage(page, at('/games'));
  await expect(page.getByRole('article')).toHaveText([/Kopano Kings.*Rivals/s, /Elm.*Ash/s, /Oak.*Result missing/s]);
  await expectNoAxeFindingsInBothThemes(page);

  await bell(page).click();
  await page.getByRole('link', { name: '1 result is missing' }).click();
  await dialog(page, 'Ground Anchor Authentication Required').getByLabel('Username').fill(username);
  await page.keyboard.press('Enter');
  const missing = article(page, 'Oak 11 🦉');
  await expect(missing.getByText('Result missing')).toBeVisible();
  await expectNoAxeFindingsInBothThemes(page);
  await fitsTheNarrowestPhone(page, missing);
  await page.getByRole('button', { name: 'Today', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Results missing' }).getByRole('article')).toHaveCount(1);
  await missing.getByRole('button', { name: /^Update Score/ }).click();
  const scores = dialog(page, 'Update Score').getByRole('textbox');
  await scores.first().fill('61');
  await scores.nth(1).fill('58');
  await dialog(page, 'Update Score').getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Game updated')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Results missing' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Results missing', exact: true }).click();
  await expect(page.getByText('No results are missing')).toBeVisible();

  await openPage(page, at(`/players?player=${player}`));
  await page.getByRole('button', { name: 'This is me' }).click();
  await expect(page.getByText('You claimed this profile.')).toBeVisible();
  await openPage(page, at('/player-claims'));
  await expect(page.getByText('You claim this player yourself: another officer or an admin decides.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^(Approve|Decline)/ })).toHaveCount(0);
  await expectNoAxeFindingsInBothThemes(page);
  await admin.goto(at('/home'));
  await bell(admin).click();
  await admin.getByRole('link', { name: /A claim waits for you/ }).click();
  await admin.getByRole('button', { name: `Approve ${displayName} as Naledi 7` }).click();
  await expect(admin.getByText('Claim approved')).toBeVisible();
  await expect(page.getByText('No claims are waiting')).toBeVisible();

  await admin.goto(at('/admin/dashboard?tab=games'));
  const edit = admin.getByRole('button', { name: 'Edit Elm v Ash' });
  const card = admin.getByRole('listitem').filter({ has: edit });
  await edit.click();
  const form = dialog(admin, 'Edit Game');
  await form.getByLabel('Location').fill('lower field');
  await form.getByRole('button', { name: 'Save' }).click();
  const question = dialog(admin, 'Save anyway?');
  await expect(question.getByRole('listitem')).toHaveText([/^lower field is taken: Kopano Kings v Rivals, .*\.$/]);
  await expectNoAxeFindings(admin);
  await question.getByRole('button', { name: 'Back' }).click();
  await expect(form.getByLabel('Location')).toHaveValue('lower field');
  await form.getByRole('button', { name: 'Save' }).click();
  await question.getByRole('button', { name: 'Save anyway' }).click();
  await expect(admin.getByText('Game updated successfully')).toBeVisible();
  await expect(card).toContainText('lower field');
  await edit.click();
  await form.getByLabel('Location').fill('Upper Field');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(card).toContainText('Upper Field');

  await openPage(page, at(`/games/${rivals}`));
  await expect(page.getByRole('heading', { name: /Kopano Kings v Rivals/ })).toBeAttached();
  await admin.context().close();
});

/** The badge stays in one line, and the tabs begin where the page does. */
async function fitsTheNarrowestPhone(page: Page, game: Locator) {
  const before = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 740 });
  expect((await game.getByText('Result missing').boundingBox())?.height).toBeLessThan(30);
  expect((await page.getByRole('tablist', { name: 'Dashboard' }).boundingBox())?.x).toBeGreaterThanOrEqual(16);
  if (before) await page.setViewportSize(before);
}

async function adminElsewhere(browser: Browser): Promise<Page> {
  const admin = await (await browser.newContext({ viewport: { width: 1280, height: 800 } })).newPage();
  await logInAs(admin, 'admin');
  return admin;
}

async function add(admin: Page, path: string, data: object): Promise<number> {
  const response = await admin.request.post(at(path), { data, headers: fromTheApp });
  expect(response.status(), await response.text()).toBe(201);
  const { id } = await response.json();
  return id;
}

/** A game of yesterday without a result, and two of tomorrow at one hour on two fields. */
async function addTwoTeams(admin: Page) {
  const team = (name: string) => add(admin, '/api/teams', { name, sportId: 1, gender: 'Mixed' });
  const [kings, rivals, elm, ash, oak] = [
    await team('Kopano Kings'),
    await team('Rivals'),
    await team('Elm'),
    await team('Ash'),
    await team('Oak 11 🦉'),
  ];
  const game = (homeTeamId: number, awayTeamId: number, hours: number, location: string) => {
    const dateTime = new Date(Date.now() + hours * hour).toISOString();
    return add(admin, '/api/games', { sportId: 1, homeTeamId, awayTeamId, dateTime, location });
  };
  await game(oak, ash, -30, 'Upper Field');
  const first = await game(kings, rivals, 30, 'Lower Field');
  await game(elm, ash, 30.5, 'Upper Field');
  return { player: await add(admin, '/api/players', { name: 'Naledi 7', teamId: kings }), rivals: first };
}
