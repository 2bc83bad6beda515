import { expect, type Page } from '@playwright/test';
import { expectNoAxeFindings, login, openPage, test, withoutStream } from './fixtures.ts';
import { expectTyped, fill, press } from './managers.ts';
import { getPassword, type Person } from './people.ts';
import { jpegFile } from './pictures.ts';
import { findCard, newGame } from './talk.ts';

const loginDialog = (page: Page) => page.getByRole('dialog', { name: 'Log in again' });
const word = () => Math.random().toString(36).slice(2, 8);

test('an admin who is logged out in another tab logs in over the form, and saves it as typed', async ({ page }) => {
  const typed = { Title: `Kept ${word()}`, Content: 'The courts are lit until ten.' };
  await login(page, 'admin');
  await openPage(page, '/admin/announcements');
  await page.getByRole('button', { name: 'Add Announcement' }).click();
  await fill(page, typed);

  await logOutElsewhere(page);
  await expect(loginDialog(page)).toBeVisible();
  await expect(loginDialog(page).getByLabel('Password*', { exact: true })).toBeFocused();
  await expectNoAxeFindings(page);
  await page.keyboard.press('Escape');
  await page.keyboard.type('not this one');
  await page.keyboard.press('Enter');
  await expect(loginDialog(page).getByText('Invalid username or password')).toBeVisible();
  await logInAgain(page, 'admin');
  await expectTyped(page, typed);
  // By keyboard, because a click right away where the dialog's button was would count as its second tap.
  await page.getByRole('button', { name: 'Save', exact: true }).press('Enter');
  await expect(page.getByText('Announcement added successfully')).toBeVisible();
});

test('an officer whose session has ended logs in on Save, and the change is saved', { tag: '@whole' }, async ({
  page,
}) => {
  await login(page, 'officer');
  await withoutStream(page);
  await openPage(page, '/ground-anchor-dashboard');
  await page.getByLabel('Username').fill('officer');
  await page.getByRole('button', { name: 'Verify' }).click();
  await page.getByRole('tab', { name: 'Player Management' }).click();
  await page.getByRole('row').getByRole('button', { name: 'Edit' }).first().click();
  await page.getByRole('tab', { name: 'Achievements' }).click();
  const captain = page.getByRole('dialog').getByLabel('Captain');
  await captain.setChecked(!(await captain.isChecked()));

  await logOutElsewhere(page);
  await press(page, 'Save');
  await logInAgain(page, 'officer');
  await expect(page.getByText('Player updated')).toBeVisible();
});

test('a member whose session has ended keeps the chosen picture, which is sent after the login', {
  tag: '@whole',
}, async ({ page }) => {
  const title = `Kept ${word()}`;
  await login(page, 'member');
  await withoutStream(page);
  await openPage(page, '/media?tab=photos');
  await page.locator('input[type=file]').setInputFiles(await jpegFile(title));
  await page.getByLabel('Title').fill(title);
  await logOutElsewhere(page);
  await page.getByRole('button', { name: 'Upload Photo' }).click();
  await logInAgain(page, 'member');
  await expect(page.getByText('Photo uploaded successfully')).toBeVisible();
});

test('an RSVP, which visitors may add too, still belongs to the member whose session ended before it was sent', {
  tag: '@whole',
}, async ({ page }) => {
  const name = `Friend ${word()}`;
  await login(page, 'member');
  await withoutStream(page);
  await openPage(page, '/home');
  await page.getByRole('button', { name: 'RSVP' }).first().click();
  await page.getByLabel('Your name').fill(name);
  await logOutElsewhere(page);
  const added = page.waitForResponse(
    (response) => /\/api\/games\/\d+\/rsvp$/.test(response.url()) && response.status() === 201,
  );
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await logInAgain(page, 'member');
  await expect(page.getByText(`${name} is going`)).toBeVisible();
  expect(await (await added).json()).toMatchObject({ can: { withdraw: true } });
});

test('when another person logs in, the page restarts and says so, and sends nothing under their name', {
  tag: '@whole',
}, async ({ page, browser, baseURL }) => {
  const game = await newGame(browser, baseURL);
  await login(page, 'officer');
  await withoutStream(page);
  const card = await findCard(page, game.location);
  await card.getByRole('button', { name: /^Comments/ }).click();
  await card.getByLabel('Your comment').fill('Words of an officer');
  await logOutElsewhere(page);
  await card.getByRole('button', { name: 'Post' }).click();
  await loginDialog(page).getByLabel('Username*').fill('member');
  await logInAgain(page, 'member');
  await expect(page.getByText('You are logged in as Nandi Zikhali')).toBeVisible();
  await expect(loginDialog(page)).toBeHidden();
  await expect(page.getByText('Words of an officer')).toHaveCount(0);
  const comments = await page.request.get(`/api/games/${game.id}/comments`);
  expect(await comments.json()).toEqual([]);
});

test('a member who does not log in again is led to the entry screen, and back after a login', {
  tag: '@whole',
}, async ({ page }) => {
  await login(page, 'member');
  await openPage(page, '/games');
  await page.getByRole('button', { name: 'Completed', exact: true }).click();
  const here = page.url();
  await logOutElsewhere(page);
  await loginDialog(page).getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL('/');
  await page.getByLabel('Username').fill('member');
  await page.getByLabel(/^Password/).fill(getPassword('member'));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(here);
});

/** Ends the session as another tab of the browser would. */
async function logOutElsewhere(page: Page): Promise<void> {
  const response = await page.request.post('/api/logout', { headers: { 'sec-fetch-site': 'same-origin' } });
  expect(response.status()).toBe(200);
}

async function logInAgain(page: Page, person: Person): Promise<void> {
  await loginDialog(page).getByLabel('Password*', { exact: true }).fill(getPassword(person));
  await loginDialog(page).getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(loginDialog(page)).toBeHidden();
}
