import { expect, type Page } from '@playwright/test';
import { expectNoAxeFindings, openPage, test } from './fixtures.ts';
import { fromTheApp } from './live-game.ts';
import { managedLists } from './managed-lists.ts';
import { expectTyped, fill, getDialog, getTexts, type ManagedList, press } from './managers.ts';
import { ownApp } from './own-app.ts';
import { getPassword } from './people.ts';
import { serverFailsOnce } from './refusals.ts';

// The narrowest phone.
test.use({ viewport: { width: 360, height: 740 } });

const { at, logInAs } = ownApp();
const thumbnail = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"/>';
const getStepUpDialog = (page: Page) => page.getByRole('dialog', { name: 'Admin Authentication Required' });

test.beforeAll(async ({ browser }) => {
  const page = await browser.newPage();
  await logInAs(page, 'admin');
  const sports: { id: number; name: string }[] = await (await page.request.get(at('/api/sports'))).json();
  const sportId = sports.find(({ name }) => name === 'Chess')?.id;
  for (const name of ['Lions', 'Comets']) {
    const data = { name, sportId, gender: 'Mixed' };
    expect((await page.request.post(at('/api/teams'), { data, headers: fromTheApp })).status()).toBe(201);
  }
  await page.close();
});

// Several lists in one test, because opening the app takes as long as testing a list.
for (const [name, lists] of Object.entries(managedLists)) {
  test(`${name}: adds, changes and deletes a row, despite invalid input, a server error and an expired admin window`, {
    tag: name === 'clubs' ? '@phone' : ['@whole', '@phone'],
  }, async ({ page }) => {
    await page.route('https://i.ytimg.com/**', (route) =>
      route.fulfill({ contentType: 'image/svg+xml', body: thumbnail }),
    );
    await logInAs(page, 'admin');
    for (const list of lists) await test.step(list.kind, () => walkThrough(page, list));
  });
}

async function walkThrough(page: Page, list: ManagedList) {
  await openPage(page, at(list.path));
  await list.open?.(page);
  await add(page, list);
  await find(page, list);
  await change(page, list);
  await list.more?.(page, getCard(page, list));
  await expectNoAxeFindings(page);
  await remove(page, list);
}

const getCard = (page: Page, { title, name }: ManagedList) =>
  page.getByRole('listitem').filter({ has: page.getByRole('button', { name: `Delete ${title ?? name}` }) });

async function add(page: Page, list: ManagedList) {
  const { added, refused } = getTexts(list);
  await page.getByRole('button', { name: list.add ?? `Add ${list.kind}`, exact: true }).click();
  await press(page, 'Save');
  await expect(getDialog(page).getByText(list.missing).first()).toBeVisible();
  await expectNoAxeFindings(page);
  await fill(page, list.typed);
  await list.fillRest?.(page);
  await serverFailsOnce(page, new RegExp(`/api/${list.api}$`));
  await press(page, 'Save');
  await expect(page.getByText(refused, { exact: true })).toBeVisible();
  if (!list.fillRest) await expectTyped(page, list.typed);
  await press(page, 'Save');
  await expect(page.getByText(added, { exact: true })).toBeVisible();
  await expect(getDialog(page)).toBeHidden();
}

async function find(page: Page, list: ManagedList) {
  const search = page.getByRole('searchbox').first();
  await search.fill('said by nobody');
  await expect(page.getByText(list.empty, { exact: true })).toBeVisible();
  await search.fill(list.name);
  await expect(getCard(page, list)).toBeVisible();
}

/** Ends the admin window on the server while the form is open, as happens after half an hour. */
async function change(page: Page, list: ManagedList) {
  const { updated } = getTexts(list);
  await getCard(page, list).getByRole('button', { name: /^Edit/ }).click();
  await fill(page, list.change);
  // Retries once, as a browser does when the server has closed the connection meanwhile.
  const ended = await page.request.delete(at('/api/admin/verify'), { headers: fromTheApp, maxRetries: 1 });
  expect(ended.status()).toBe(200);
  await press(page, 'Save');
  await getStepUpDialog(page).getByPlaceholder('Enter admin password').fill(getPassword('admin'));
  await page.keyboard.press('Enter');
  await expect(page.getByText(updated, { exact: true })).toBeVisible();
  await expect(getDialog(page)).toBeHidden();
  if (list.changed) await expect(getCard(page, list)).toContainText(list.changed);
}

async function remove(page: Page, list: ManagedList) {
  const { deleted } = getTexts(list);
  await getCard(page, list)
    .getByRole('button', { name: /^Delete/ })
    .click();
  await press(page, 'Delete');
  await expect(page.getByText(deleted, { exact: true })).toBeVisible();
  await expect(page.getByText(list.empty, { exact: true })).toBeVisible();
}
