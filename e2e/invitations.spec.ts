import { expect, type Locator, type Page } from '@playwright/test';
import { expectNoAxeFindings, login, openPage, test } from './fixtures.ts';

const exactText = (page: Page, text: string): Locator => page.getByText(text, { exact: true });
const word = () => crypto.randomUUID().slice(0, 8);
const field = (page: Page, label: string): Locator => page.getByLabel(label, { exact: true });

test('an admin invites an officer by a link; the officer joins by it and lands on the officers’ dashboard', async ({
  page,
  browser,
  baseURL,
}) => {
  const [invited, username] = [`Ayanda ${word()}`, `by.link.${word()}`];
  await login(page, 'admin');
  await openPage(page, '/admin/people?tab=officers');
  await field(page, 'Name of the person to invite*').fill(invited);
  await page.getByRole('button', { name: 'Create the link' }).click();
  await expect(page.getByRole('dialog', { name: `An invitation for ${invited}` })).toBeVisible();
  const link = await page.getByLabel('The link').inputValue();
  await expectNoAxeFindings(page);
  await page.getByRole('button', { name: 'Done' }).click();
  const open = page.getByRole('list', { name: 'Open invitations' });
  await expect(open).toContainText(invited);
  await expectNoAxeFindings(page);

  const elsewhere = await browser.newContext({ baseURL: baseURL ?? '' });
  const phone = await elsewhere.newPage();
  await phone.goto(link);
  await expect(exactText(phone, 'You are invited to be an officer')).toBeVisible();
  await expectNoAxeFindings(phone);
  await phone.getByRole('tab', { name: 'Join Fleet' }).click();
  await phone.getByLabel('Choose Identity').fill(username);
  await phone.getByLabel(/^Password/).fill('a-quiet-corner-flag');
  await phone.getByLabel(/^Confirm Password/).fill('a-quiet-corner-flag');
  await phone.getByRole('button', { name: 'Join The Arena' }).click();
  await expect(exactText(phone, 'You are an officer now')).toBeVisible();
  await expect(phone).toHaveURL('/ground-anchor-dashboard');

  await phone.goto(link);
  await phone.getByRole('button', { name: `Accept as ${username}` }).click();
  await expect(exactText(phone, 'You are not on the officer list')).toBeVisible();
  await elsewhere.close();

  await expect(page.getByRole('list', { name: 'Officers' })).toContainText(username);
  await expect(exactText(page, invited)).toHaveCount(0);
});

test('an admin withdraws an invitation', { tag: '@whole' }, async ({ page }) => {
  const invited = `Not ${word()}`;
  await login(page, 'admin');
  await openPage(page, '/admin/people?tab=officers');
  await field(page, 'Name of the person to invite*').fill(invited);
  await page.getByRole('button', { name: 'Create the link' }).click();
  await page.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('button', { name: `Withdraw the invitation for ${invited}` }).click();
  await page.getByRole('button', { name: 'Withdraw', exact: true }).click();
  await expect(exactText(page, `The invitation for ${invited} was withdrawn`)).toBeVisible();
  await expect(exactText(page, invited)).toHaveCount(0);
});

test('an admin creates an account, finds it by its display name, suspends it and reinstates it', {
  tag: '@whole',
}, async ({ page, browser, baseURL }) => {
  const [username, displayName] = [`made.${word()}`, `Zoë ${word()}`];
  await login(page, 'admin');
  await openPage(page, '/admin/people');
  await page.getByRole('button', { name: 'Create account' }).click();
  await field(page, 'Username*').fill('member');
  await field(page, 'Display name').fill(displayName);
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(
    exactText(page, "This name is taken, or too close to an admin's or officer's name").first(),
  ).toBeVisible();
  await expectNoAxeFindings(page);
  await field(page, 'Username*').fill(username);
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(page.getByRole('dialog', { name: `The account ${username} was created` })).toBeVisible();
  const link = await page.getByLabel('The link').inputValue();
  await page.getByRole('button', { name: 'Done' }).click();

  const elsewhere = await browser.newContext({ baseURL: baseURL ?? '' });
  const phone = await elsewhere.newPage();
  await phone.goto(link);
  await field(phone, 'New password*').fill('a-mild-evening-by-the-nets');
  await field(phone, 'Confirm password*').fill('a-mild-evening-by-the-nets');
  await phone.getByRole('button', { name: 'Set password' }).click();
  await expect(exactText(phone, `Welcome back, ${displayName}`)).toBeVisible();

  await page.getByLabel('Search people by name').fill(displayName.replace('ë', 'e').toUpperCase());
  const card = page.getByRole('button', { name: displayName });
  await pressAndConfirm(page, card, 'Suspend the account', 'Suspend');
  await expect(exactText(page, `${username} is suspended`)).toBeVisible();
  await expect(card).toContainText('Suspended');
  await phone.goto('/games');
  await expect(phone).toHaveURL('/');
  await phone.getByLabel('Username').fill(username);
  await phone.getByLabel(/^Password/).fill('a-mild-evening-by-the-nets');
  await phone.getByRole('button', { name: 'Initialize Connection' }).click();
  await expect(exactText(phone, 'This account is suspended. Ask an admin.')).toBeVisible();

  await pressAndConfirm(page, card, 'Reinstate the account', 'Reinstate');
  await expect(exactText(page, `${username} can log in again`)).toBeVisible();
  await phone.getByRole('button', { name: 'Initialize Connection' }).click();
  await expect(phone).toHaveURL('/games');
  await elsewhere.close();
});

async function pressAndConfirm(page: Page, card: Locator, label: string, confirm: string): Promise<void> {
  await card.click();
  await page.getByRole('button', { name: label }).click();
  await page.getByRole('button', { name: confirm, exact: true }).click();
}
