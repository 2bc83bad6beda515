import { expect, type Locator, type Page } from '@playwright/test';
import { expectNoAxeFindings, expectServerFailure, login, openPage, register, test } from './fixtures.ts';

const fromTheApp = { 'sec-fetch-site': 'same-origin' };
const join = (page: Page) => page.getByRole('link', { name: 'Join this club' });
const card = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });

test('opens a club from its card, preselects it on Join, and refuses a second sign-up', async ({ page }) => {
  await register(page);
  await openPage(page, '/clubs');
  await card(page, 'Chess').click();
  await expect(page).toHaveURL('/clubs/7');
  await expect(page.getByRole('heading', { level: 1, name: 'Chess' })).toBeVisible();
  await expect(page).toHaveTitle('Chess · Village Arena');
  for (const fact of ['Mondays, 6-8 PM', 'Games Lounge', 'Imraan Davids']) {
    await expect(page.getByRole('definition').filter({ hasText: fact })).toBeVisible();
  }
  await expectNoAxeFindings(page);
  await join(page).click();
  await expect(page.getByRole('combobox', { name: 'Club' })).toHaveValue('Chess');
  await fillIn(page);
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect(page.getByText('Sign-up Successful')).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Club' })).toHaveValue('');

  await page.getByRole('combobox', { name: 'Club' }).selectOption('Chess');
  await expect(page.getByText('You have already signed up for this club.')).toBeVisible();
  await fillIn(page);
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect(page.getByText('Already signed up', { exact: true })).toBeVisible();
  await expect(page.getByText('You have already signed up for Chess')).toBeVisible();
  await expect(page.getByLabel('SMID')).toHaveValue('40000551');

  await page.goBack();
  await expect(page.getByText('You signed up · Just now')).toBeVisible();
  await expect(join(page)).toHaveCount(0);
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(page).toHaveURL('/clubs');
});

test('says that sign-ups are closed on the card, on the club’s page and on Join', { tag: '@whole' }, async ({
  page,
}) => {
  await login(page, 'member');
  await openPage(page, '/clubs');
  await expect(card(page, 'Hiking & Outdoors').getByText('Sign-ups closed')).toBeVisible();
  await expect(card(page, 'Chess').getByText('Sign-ups closed')).toHaveCount(0);
  await page.getByRole('link', { name: 'Hiking & Outdoors' }).click();
  await expect(page.getByText('This club is not taking sign-ups right now.')).toBeVisible();
  await expect(join(page)).toHaveCount(0);
  await expectNoAxeFindings(page);
  await openPage(page, '/join?club=Hiking%20%26%20Outdoors');
  await expect(page.getByText('The club that you opened is not taking sign-ups right now.')).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Club' })).toHaveValue('');
  await expectNoAxeFindings(page);
});

test('an admin closes the sign-ups of a club while its page is open', { tag: '@whole' }, async ({
  page,
  browser,
  baseURL,
}) => {
  const admin = await browser.newPage(baseURL === undefined ? {} : { baseURL });
  await login(admin, 'admin');
  await login(page, 'member');
  const listening = page.waitForResponse((response) => new URL(response.url()).pathname === '/api/live');
  await openPage(page, '/clubs/10');
  await expect(join(page)).toBeVisible();
  await listening;
  const change = (signUpsClosed: boolean) =>
    admin.request.patch('/api/clubs/10', { data: { signUpsClosed }, headers: fromTheApp });
  expect((await change(true)).status()).toBe(200);
  await expect(page.getByText('This club is not taking sign-ups right now.')).toBeVisible();
  expect((await change(false)).status()).toBe(200);
  await expect(join(page)).toBeVisible();
  await admin.close();
});

test('says when a club does not exist, and when it does not load', { tag: '@whole' }, async ({ page }) => {
  await login(page, 'member');
  await openPage(page, '/clubs/99999');
  await expect(page.getByText('This club was not found')).toBeVisible();
  await page.getByRole('link', { name: 'All clubs' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Clubs' })).toBeVisible();
  expectServerFailure(page);
  await page.route('**/api/clubs/3', (route) => route.fulfill({ status: 500, json: { message: 'Not today' } }));
  await openPage(page, '/clubs/3');
  await expect(page.getByText('This club did not load')).toBeVisible();
  await page.unroute('**/api/clubs/3');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Soccer' })).toBeVisible();
});

test('draws the default shield of a club without a crest as large as the shields of others', { tag: '@whole' }, async ({
  page,
}) => {
  const name = `Bare shield ${crypto.randomUUID().slice(0, 8)}`;
  await login(page, 'admin');
  const added = await page.request.post('/api/clubs', { data: { name, featured: true }, headers: fromTheApp });
  expect(added.status(), await added.text()).toBe(201);
  await openPage(page, '/clubs');
  const inlineCrest = card(page, name).locator('svg').first();
  const crestImage = card(page, 'Chess').locator('img');
  const [own, other] = [await inlineCrest.boundingBox(), await crestImage.boundingBox()];
  expect([own?.width, own?.height]).toEqual([other?.width, other?.height]);
  const [inlineHeight, imageHeight] = [await shieldIn(inlineCrest), await shieldIn(crestImage)];
  expect(Math.abs(inlineHeight - imageHeight), `${inlineHeight} and ${imageHeight} px`).toBeLessThan(2);
  const { id } = await added.json();
  await page.request.delete(`/api/clubs/${id}`, { headers: fromTheApp });
});

/** The height of the shield itself, in an inline SVG or in an image's SVG file scaled to its box. */
const shieldIn = (crest: Locator): Promise<number> =>
  crest.evaluate(async (shown) => {
    const { width, height } = shown.getBoundingClientRect();
    const source =
      shown instanceof HTMLImageElement
        ? new DOMParser().parseFromString(await (await fetch(shown.src)).text(), 'image/svg+xml').documentElement
        : shown;
    const drawing = document.body.appendChild(document.importNode(source, true));
    drawing.setAttribute('width', String(width));
    drawing.setAttribute('height', String(height));
    const tall = Math.max(
      ...[...drawing.querySelectorAll('path:not(clipPath *)')]
        .filter((path) => !path.hasAttribute('transform') && !path.closest('[clip-path]'))
        .map((path) => path.getBoundingClientRect().height),
    );
    drawing.remove();
    return tall;
  });

async function fillIn(page: Page) {
  await page.getByLabel('First name').fill('Palesa');
  await page.getByLabel('Surname').fill('Dlamini');
  await page.getByLabel('SMID').fill('40000551');
}
