import { expect, type Page } from '@playwright/test';
import { expectNoAxeFindings, login, openPage, test } from './fixtures.ts';
import { getPassword } from './people.ts';

const question = (page: Page) => page.getByRole('dialog', { name: 'Admin Authentication Required' });
const list = (page: Page) => page.getByRole('dialog', { name: 'Who is going' });

test(
  'an admin whose admin window has expired types the password, and the withdrawal goes through',
  { tag: '@whole' },
  async ({ page }, { project }) => {
    const name = `${project.name} ${Math.random().toString(36).slice(2, 8)}`;
    await addRsvp(page, name);
    await login(page, 'admin');
    const refused = await refuseOnce(page);
    await openPage(page, '/home');
    await page
      .getByRole('button', { name: /(is|are) going$/ })
      .first()
      .click();
    await list(page)
      .getByRole('button', { name: `Withdraw ${name}` })
      .click();
    await expect(question(page).getByLabel('Password', { exact: false }).first()).toBeFocused();

    await page.keyboard.type('not this one');
    await page.keyboard.press('Enter');
    await expect(question(page).getByText('Incorrect password')).toBeVisible();
    await expect(question(page).getByRole('button', { name: 'Verify' })).toHaveCSS('opacity', '1');
    await expectNoAxeFindings(page);
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type(getPassword('admin'));
    await page.keyboard.press('Enter');
    await expect(page.getByText(`${name} is no longer going`)).toBeVisible();
    await expect(question(page)).toBeHidden();
    await expect(list(page)).toBeVisible();
    await expect(list(page).getByText(name, { exact: true })).toBeHidden();
    expect(refused()).toBe(1);
  },
);

test(
  'an admin who cancels the password dialog is told what was refused',
  { tag: '@whole' },
  async ({ page }, { project }) => {
    const name = `${project.name} ${Math.random().toString(36).slice(2, 8)}`;
    await addRsvp(page, name);
    await login(page, 'admin');
    await refuseOnce(page);
    await openPage(page, '/home');
    await page
      .getByRole('button', { name: /(is|are) going$/ })
      .first()
      .click();
    await list(page)
      .getByRole('button', { name: `Withdraw ${name}` })
      .click();
    await expect(question(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(question(page)).toBeHidden();
    await expect(page.getByText('Admin authentication required')).toBeVisible();
    await expect(list(page).getByText(name, { exact: true })).toBeVisible();
  },
);

/** Adds an RSVP for the next game as a member, so that withdrawing it is an admin's act. */
async function addRsvp(page: Page, userName: string) {
  await login(page, 'member');
  const games = await page.request.get('/api/games?status=upcoming');
  const upcoming: { id: number; dateTime: string }[] = await games.json();
  const next = upcoming.filter(({ dateTime }) => Date.parse(dateTime) > Date.now()).at(-1);
  const response = await page.request.post(`/api/games/${next?.id}/rsvp`, {
    data: { userName },
    headers: { 'sec-fetch-site': 'same-origin' },
  });
  expect(response.status(), await response.text()).toBe(201);
}

/** Refuses the first withdrawal as if the admin window had expired; a real one expires after half an hour. */
async function refuseOnce(page: Page): Promise<() => number> {
  let refused = 0;
  await page.route('**/api/games/*/rsvp', (route) => {
    if (refused > 0) return route.fallback();
    refused += 1;
    return route.fulfill({ status: 403, json: { message: 'Admin authentication required', code: 'step-up' } });
  });
  return () => refused;
}
