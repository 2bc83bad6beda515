import { type Browser, expect, type Page } from '@playwright/test';
import { type SmtpServer, startSmtpServer } from '#features/device/push/testing/smtp-server.ts';
import { freePort } from '#testing/free-port.ts';
import { expectNoAxeFindings, expectNoAxeFindingsInBothThemes, openPage, test } from './fixtures.ts';
import { fromTheApp } from './live-game.ts';
import { ownApp } from './own-app.ts';

let mails: SmtpServer;
const { at, logInAs } = ownApp({
  demo: true,
  settings: async () => {
    mails = await startSmtpServer();
    const port = await freePort();
    const PUBLIC_URL = `http://127.0.0.1:${port}`;
    return { SMTP_URL: mails.url, MAIL_FROM: 'arena@example.org', PORT: String(port), PUBLIC_URL };
  },
});
test.afterAll(() => mails[Symbol.asyncDispose]());

const pagePath = '/account/notifications';
const address = 'thandi@example.org';
const getLink = (name: string) => `/email#${name}=${mails.received.at(-1)?.links[name]}`;

test('a member enters an address, confirms it by a link, chooses e-mails and stops them by their link', async ({
  page,
  browser,
}) => {
  await logInAs(page, 'member');
  await openPage(page, at(pagePath));
  await page.getByLabel('E-mail address').fill('thandi@');
  await page.getByRole('button', { name: 'Send me a link' }).click();
  await expect(page.getByText('Enter an address such as name@example.org')).toBeVisible();
  await page.getByLabel('E-mail address').fill(address);
  await page.getByRole('button', { name: 'Send me a link' }).click();
  await expect(page.getByText(`Open the link in the e-mail to ${address}. It works for a day.`)).toBeVisible();
  await expect(page.getByLabel('Results to confirm by e-mail')).toHaveCount(0);
  await expect.poll(() => mails.received.length).toBe(1);

  await openPage(page, at(getLink('confirm')));
  await expect(page.getByRole('heading', { name: 'Confirm your address' })).toBeVisible();
  await expectNoAxeFindings(page);
  await page.getByRole('button', { name: 'Confirm this address' }).click();
  await expect(page.getByText('Your address is confirmed.')).toBeVisible();

  await openPage(page, at(pagePath));
  await expect(page.getByText(`E-mails go to ${address}. Only you see it.`)).toBeVisible();
  await expect(page.getByLabel('Digest by e-mail')).toBeDisabled();
  await page.getByLabel('Digest', { exact: true }).selectOption('18');
  await expect(page.getByLabel('Digest by e-mail')).toBeEnabled();
  const saved = page.waitForResponse((response) => response.url().endsWith('/api/notifications/email'));
  await page.getByLabel('Results to confirm by e-mail').click();
  await saved;
  await expect(page.getByLabel('Results to confirm by e-mail')).toBeChecked();

  await completeMemberGame(page, browser);
  await expect.poll(() => mails.received.length).toBe(2);
  await openPage(page, at(getLink('stop')));
  await page.getByRole('button', { name: 'Stop these e-mails' }).click();
  await expect(page.getByText('Stopped. No more e-mails of this kind come to you.')).toBeVisible();
  await openPage(page, at(pagePath));
  await expect(page.getByLabel('Results to confirm by e-mail')).not.toBeChecked();
  await page.getByRole('button', { name: 'Remove my address' }).click();
  await expect(page.getByText('Only you see your address.')).toBeVisible();
});

/** Adds a completed game of a team whose captain is this page's account. */
async function completeMemberGame(page: Page, browser: Browser) {
  const context = await browser.newContext();
  const admin = await context.newPage();
  await logInAs(admin, 'admin');
  const write = async (method: 'POST' | 'PATCH', path: string, data: object) => {
    const response = await admin.request.fetch(at(path), { method, data, headers: fromTheApp });
    expect(response.ok(), await response.text()).toBe(true);
    return (await response.json()).id;
  };
  const { username } = await (await page.request.get(at('/api/user'))).json();
  const teamIds: number[] = [];
  for (const name of ['Herons', 'Ospreys'])
    teamIds.push(await write('POST', '/api/teams', { name, sportId: 3, gender: 'Mixed' }));
  const [homeTeamId, awayTeamId] = teamIds;
  const player = await write('POST', '/api/players', { name: 'Captain', teamId: homeTeamId, isCaptain: true });
  await write('POST', `/api/players/${player}/link`, { username });
  const where = { dateTime: '2020-02-02T16:00:00.000Z', location: 'Court', category: 'exhibition' };
  const id = await write('POST', '/api/games', { sportId: 3, homeTeamId, awayTeamId, ...where });
  await write('PATCH', `/api/games/${id}`, { homeScore: 3, awayScore: 1, status: 'completed' });
  await context.close();
}

for (const width of [360, 1440]) {
  test(`the e-mail card fits the window at ${width} px`, { tag: '@whole' }, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await logInAs(page, 'officer');
    await openPage(page, at(pagePath));
    await expect(page.getByRole('heading', { name: 'By e-mail' })).toBeVisible();
    await expectNoAxeFindingsInBothThemes(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  });
}
