import { expect, type Page } from '@playwright/test';
import { todaysGameAdder } from './court-game.ts';
import { expectNoAxeFindingsInBothThemes, openPage, test } from './fixtures.ts';
import { ownApp } from './own-app.ts';
import { court, taps, watchKeys } from './thumb.ts';

const { at, logInAs } = ownApp({ demo: true });

/** The window of a small phone, less the browser's own bars. */
test.use({ viewport: { width: 390, height: 664 } });

const addTodaysGame = todaysGameAdder(at);
const tap = (page: Page, name: string) => taps(page).getByRole('button', { name, exact: true }).click();
const others = (page: Page) => court(page).getByRole('button', { name: /other players and line-up$/ });
const name = "Sipho-Themba O'Neill";

test('somebody on no roster plays offline, is settled as new, and has a line and a profile', {
  tag: '@whole',
}, async ({ page, browser, context }) => {
  const admin = await browser.newPage();
  await logInAs(admin, 'admin');
  const { id, teams } = await addTodaysGame(admin, 1, 14);
  await admin.close();
  await logInAs(page, 'officer');
  await openPage(page, at(`/games/${id}/console`));
  await page.getByRole('button', { name: 'Start the game' }).click();
  const readWatch = await watchKeys(page);

  await context.setOffline(true);
  await others(page).click();
  const sheet = page.getByRole('dialog', { name: teams.home });
  // A long bench is searched by number and name.
  await sheet.getByLabel('Number or name').fill('merwe');
  await expect(sheet.getByRole('group', { name: 'Other players' }).getByRole('button')).toHaveCount(3);
  await sheet.getByLabel('Number or name').fill('');
  await expectNoAxeFindingsInBothThemes(page);
  await sheet.getByRole('button', { name: 'Add a player' }).click();
  const adding = page.getByRole('dialog', { name: 'Add a player' });
  await adding.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(adding.getByText('Number or name')).toBeVisible();
  await adding.getByLabel('Number').fill('7');
  await expect(adding.getByText(/wears number 7 too/)).toBeVisible();
  await expectNoAxeFindingsInBothThemes(page);
  await adding.getByLabel('Number').fill('23');
  await adding.getByLabel('Name').fill(name);
  await adding.getByRole('button', { name: 'Add', exact: true }).click();
  // He is chosen for the next play at once.
  await expect(court(page).getByText(`Next play: 23 ${name}`)).toBeVisible();
  await tap(page, '+3 Three-pointer');
  await expect(page.getByText(`Three-pointer · 23 ${name}`)).toBeVisible();

  // A substitution is two presses: who goes off, held, and who comes on.
  await court(page).getByRole('button', { name: /^5 / }).click();
  await court(page).getByRole('button', { name: /^5 / }).click({ button: 'right' });
  await page
    .getByRole('dialog', { name: /^Who comes on for 5 / })
    .getByRole('button', { name: /^23 / })
    .click();
  await expect(court(page).getByRole('button', { name: /^23 / })).toBeVisible();
  await expect(court(page).getByRole('button', { name: /^5 / })).toBeHidden();
  await expect(court(page).getByText('Next play: tap a player')).toBeVisible();
  await court(page).getByRole('button', { name: /^23 / }).click();
  await tap(page, '+2 Two-pointer');
  expect((await readWatch()).moved).toEqual([]);
  await context.setOffline(false);
  await expect(page.getByRole('status').filter({ hasText: 'All saved' })).toBeVisible();

  // The box score entry shows him with his figures, and settles him as a new player of the team.
  await openPage(page, at(`/box-score-entry?game=${id}`));
  const card = page.getByRole('region', { name: 'Walk-ons' });
  await expect(card.getByText(name)).toBeVisible();
  await expect(card.getByText('5 scored')).toBeVisible();
  await card.getByRole('button', { name: `Settle: 23 ${name}` }).click();
  await expectNoAxeFindingsInBothThemes(page);
  await page.getByRole('button', { name: 'New player' }).click();
  await page.getByRole('dialog').getByLabel('Name').press('Enter');
  await expect(page.getByText(`23 ${name} is ${name}`).first()).toBeVisible();

  await openPage(page, at(`/box-score?game=${id}`));
  await page
    .getByRole('link', { name: new RegExp(name) })
    .first()
    .click();
  await expect(page.getByRole('heading', { name })).toBeVisible();
  await expect(page.getByText(teams.home).first()).toBeVisible();
});
