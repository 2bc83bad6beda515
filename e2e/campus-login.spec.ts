import { expect, type Page } from '@playwright/test';
import { freePort } from '#testing/free-port.ts';
import { campusClient, startUniversity, type TestUniversity } from '#testing/test-university.ts';
import { expectNoAxeFindings, expectNoAxeFindingsInBothThemes, openPage, test } from './fixtures.ts';
import { ownApp } from './own-app.ts';
import { passwords } from './people.ts';

let university: TestUniversity;
const { at, logInAs } = ownApp({
  demo: true,
  settings: async () => {
    const port = await freePort();
    const PUBLIC_URL = `http://127.0.0.1:${port}`;
    university = await startUniversity(PUBLIC_URL);
    university.people.set('4711', { groups: ['students'], name: 'Ulwazi Ncube', preferred_username: 'ulwazi' });
    return {
      PORT: String(port),
      PUBLIC_URL,
      OIDC_ISSUER: university.issuer,
      OIDC_CLIENT_ID: campusClient.id,
      OIDC_CLIENT_SECRET: campusClient.secret,
      OIDC_MEMBERS: 'groups=students',
      OIDC_TIMEOUT: '9',
    };
  },
});
test.afterAll(() => university[Symbol.asyncDispose]());

const button = 'Log in at your university';

async function signIn(page: Page, number: string) {
  await expect(page.getByRole('heading', { name: 'University of the Tests' })).toBeVisible();
  await page.getByLabel('Student number').fill(number);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

test('a student comes in by the university to the page that was wanted, and is told at the logout what stays', async ({
  page,
}) => {
  await openPage(page, at('/account'));
  await expect(page.getByText('My account is for members.')).toBeVisible();
  await expectNoAxeFindingsInBothThemes(page);
  await page.getByRole('button', { name: button }).click();
  await signIn(page, 'a-stranger');
  await expect(page.getByRole('alert')).toContainText('not among those that may come in here');
  await expectNoAxeFindings(page);
  // In this browser the university still knows the stranger.
  await page.context().clearCookies();
  await page.getByRole('button', { name: button }).click();
  await signIn(page, '4711');
  await expect(page).toHaveURL(at('/account'));
  await expect(page.getByText('Welcome to Village Arena, Ulwazi Ncube')).toBeVisible();
  await expect(page.getByText('Username: ulwazi')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'University account' })).toBeVisible();
  await expect(page.getByText('You have none here, and need none.')).toBeVisible();
  await expectNoAxeFindingsInBothThemes(page);

  await page.getByRole('button', { name: 'Log out', exact: true }).last().click();
  await expect(page.getByText('You are still logged in at your university')).toBeVisible();
  await expectNoAxeFindings(page);
  await page.getByRole('link', { name: 'Log out at the university' }).click();
  await expect(page).toHaveURL(new RegExp(`^${university.issuer}/session/end`));
});

test('a member links and unlinks a university account, and an admin sees who has one', { tag: '@whole' }, async ({
  page,
  browser,
}) => {
  university.people.set('0815', { groups: ['students'], name: 'Somebody' });
  await logInAs(page, 'member');
  await openPage(page, at('/account'));
  await page.getByRole('button', { name: 'Link my university account' }).click();
  await page
    .getByRole('dialog')
    .getByLabel(/^Password/)
    .fill('not-my-password');
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(page.getByText('Incorrect password').first()).toBeVisible();
  await page
    .getByRole('dialog')
    .getByLabel(/^Password/)
    .fill(passwords.demo);
  await page.getByRole('button', { name: 'Go on' }).click();
  await signIn(page, '0815');
  await expect(page.getByText('You log in with it here')).toBeVisible();

  const admin = await (await browser.newContext()).newPage();
  await logInAs(admin, 'admin');
  await openPage(admin, at('/admin/people?search=member'));
  await expect(admin.getByText('Campus login')).toBeVisible();

  await page.getByRole('button', { name: 'Unlink my university account' }).click();
  await expectNoAxeFindings(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Unlink', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Link my university account' })).toBeVisible();
});
