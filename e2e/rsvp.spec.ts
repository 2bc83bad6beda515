import { expect, type Page } from '@playwright/test';
import { expectNoAxeFindings, login, openPage, register, test } from './fixtures.ts';
import { setFontSize, textFaults } from './text-geometry.ts';

const nameBox = (page: Page) => page.getByLabel('Your name');
const rsvpButton = (page: Page) => page.getByRole('button', { name: 'RSVP' }).first();
const freshName = (project: string) => `${project} ${Math.random().toString(36).slice(2, 8)}`;

test(
  'a member adds the RSVP of a friend and withdraws it, with the keyboard alone',
  { tag: '@whole' },
  async ({ page }, { project }) => {
    const name = freshName(project.name);
    await login(page, 'member');
    await openPage(page, '/home');
    await tabTo(page, 'RSVP');
    await page.keyboard.press('Enter');
    await expect(nameBox(page)).toBeFocused();
    await expectNoAxeFindings(page);
    await page.keyboard.press('Delete');
    await expect(page.getByRole('button', { name: 'Add', exact: true })).toBeDisabled();
    await page.keyboard.type(`  ${name}`);
    await page.keyboard.press('Enter');
    await expect(page.getByText(`${name} is going`)).toBeVisible();
    await expect(nameBox(page)).toBeHidden();
    await expect(rsvpButton(page)).toBeFocused();

    await tabTo(page, /(is|are) going$/);
    await page.keyboard.press('Enter');
    const list = page.getByRole('dialog', { name: 'Who is going' });
    await expect(list.getByText(name)).toBeVisible();
    await expectNoAxeFindings(page);
    await tabTo(page, `Withdraw ${name}`);
    await page.keyboard.press('Enter');
    await expect(page.getByText(`${name} is no longer going`)).toBeVisible();
    await expect(list.getByText(name, { exact: true })).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(list).toBeHidden();
  },
);

test(
  'shows why an RSVP failed, and keeps the typed name',
  { tag: '@whole' },
  async ({ page, context }, { project }) => {
    const name = freshName(project.name).slice(0, 20);
    const add = page.getByRole('button', { name: 'Add', exact: true });
    await login(page, 'member');
    await openPage(page, '/home');
    await rsvpButton(page).click();
    await nameBox(page).fill(name);
    await page.route('**/api/games/*/rsvp', (route) =>
      route.fulfill({ status: 409, json: { message: 'This game has already started' } }),
    );
    await add.click();
    await expect(page.getByText('Your RSVP was not added')).toBeVisible();
    await expect(nameBox(page)).toHaveAccessibleDescription('This game has already started');
    await expect(nameBox(page)).toBeFocused();
    await expect(nameBox(page)).toHaveValue(name);

    await page.unroute('**/api/games/*/rsvp');
    await context.setOffline(true);
    await add.click();
    await expect(page.getByText('Waiting for the network')).toBeVisible();
    await expect(nameBox(page)).toBeHidden();

    await context.setOffline(false);
    await expect(page.getByText(/^Sent: RSVP to /)).toBeVisible();
    await expect(page.getByText('Waiting to be sent')).toBeHidden();
  },
);

test('takes an RSVP on a card in the list of games', { tag: '@whole' }, async ({ page }, { project }) => {
  const name = freshName(project.name);
  await login(page, 'member');
  await openPage(page, '/games?pill=friendly');
  const card = page
    .getByRole('article')
    .filter({ has: page.getByRole('button', { name: 'RSVP' }) })
    .first();
  await card.getByRole('button', { name: 'RSVP' }).click();
  await nameBox(page).fill(name);
  await card.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByText(`${name} is going`, { exact: true }).first()).toBeVisible();
  await expect(card).toContainText(/\d+ going/);
  await card.getByRole('button', { name: 'RSVP' }).click();
  await expect(card.getByRole('button', { name: /(is|are) going$/ })).toBeVisible();
});

test('a member adds their own RSVP with one more press, brings a friend, and withdraws on the same card', async ({
  page,
}) => {
  await register(page);
  const ownName = (await (await page.request.get('/api/user')).json()).displayName;
  const going = page.getByRole('button', { name: "You're going · Change" });
  await openPage(page, '/home');
  await rsvpButton(page).click();
  await expect(nameBox(page)).toHaveValue(ownName);
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByText("You're going", { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: /^You(,| and) .* going$/ })).toBeVisible();
  const file = page.getByRole('link', { name: /^Add to my calendar: / });
  expect((await page.request.get((await file.getAttribute('href')) ?? '')).headers()['content-type']).toMatch(
    /calendar/,
  );
  await expect(nameBox(page)).toBeHidden();
  await expect(going).toBeFocused();

  await openPage(page, '/games');
  await going.first().click();
  await expect(page.getByLabel("A friend's name")).toHaveValue('');
  await expectNoAxeFindings(page);
  await page.getByRole('article').filter({ has: going }).first().locator('a[href^="/games/"]').first().click();
  await expect(page).toHaveURL(/\/games\/\d+$/);
  await expect(file).toBeVisible();
  await page.getByRole('button', { name: /^Remind me/ }).click();
  await expect(page.getByRole('button', { name: /^Reminder set/ })).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('link', { name: 'Turn on notifications' })).toBeVisible();
  await expectNoAxeFindings(page);
  await going.click();
  await page.getByLabel("A friend's name").fill(`${ownName.slice(4)} & co`);
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByText(`${ownName.slice(4)} & co is going`)).toBeVisible();
  await going.click();
  await page.getByRole('button', { name: `Withdraw ${ownName}` }).click();
  await expect(page.getByText(`${ownName} is no longer going`)).toBeVisible();
  await expect(rsvpButton(page)).toBeFocused();
});

test('on a narrow phone "You\'re going · Change" is beside the teams, and opens who is going', {
  tag: '@whole',
}, async ({ page }) => {
  await register(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await openPage(page, '/games');
  await rsvpButton(page).click();
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  const going = page.getByRole('button', { name: "You're going · Change" });
  await expect(going).toBeFocused();
  const card = page.getByRole('article').filter({ has: going });
  const [change, sides] = [await going.boundingBox(), await card.locator('a[href^="/games/"]').boundingBox()];
  expect(change?.x).toBeGreaterThanOrEqual((sides?.x ?? 0) + (sides?.width ?? 0));
  await going.click();
  await expect(card.getByRole('button', { name: /(is|are) going$/ })).toBeVisible();

  await setFontSize(page, 200);
  expect(await textFaults(page)).toEqual([]);
});

/** Presses Tab until the control of this name has the focus. */
async function tabTo(page: Page, name: string | RegExp) {
  const wanted = page.getByRole('button', { name }).first();
  await expect(wanted).toBeVisible();
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(wanted).toBeFocused({ timeout: 1 });
  }).toPass({ intervals: [1] });
}
