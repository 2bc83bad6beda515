import { expect, type Page } from '@playwright/test';
import { expectNoAxeFindings, login, openPage, reloadPage, test, withoutStream } from './fixtures.ts';

const profileButtons = (page: Page) => page.getByRole('button', { name: /^View Profile/ });

test('a member finds an athlete and reads the profile', async ({ page }) => {
  await login(page, 'member');
  await openPage(page, '/players');
  await expect(page.getByRole('heading', { level: 1, name: 'Athletes' })).toBeVisible();
  const name = (await page.getByRole('heading', { level: 3 }).nth(1).textContent()) ?? '';
  const everyone = await profileButtons(page).count();

  await page.getByRole('searchbox', { name: 'Search athletes...' }).fill(name.slice(1).toUpperCase());
  await expect(page).toHaveURL(/[?&]q=/);
  await expect(profileButtons(page)).not.toHaveCount(everyone);
  await expect(profileButtons(page).first()).toBeVisible();
  await expect(page.getByRole('heading', { level: 3 }).filter({ hasNotText: name.slice(1) })).toHaveCount(0);

  await expectNoAxeFindings(page);

  const opener = page.getByRole('button', { name: `View Profile: ${name}` }).first();
  await opener.click();
  const profile = page.getByRole('dialog', { name });
  await expect(profile, 'which draws no ring around its first button').toBeFocused();
  await expect(profile.getByText('Season')).toBeVisible();
  await expect(page).toHaveURL(/[?&]player=\d+/);
  await expect(profile.getByRole('heading', { name: 'Latest games' })).toBeVisible();
  await expectNoAxeFindings(page);
  const address = page.url();

  await page.keyboard.press('Escape');
  await expect(profile).toBeHidden();
  await expect(page).not.toHaveURL(/player=/);
  await expect(opener).toBeFocused();

  await openPage(page, address);
  await expect(profile).toBeVisible();
  await profile.getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL(/\/players\?q=/);
});

test('a misspelt name finds an athlete, also in a list of rows', async ({ page }) => {
  await login(page, 'member');
  await openPage(page, '/players');
  const name = (await page.getByRole('heading', { level: 3 }).nth(1).textContent()) ?? '';
  const asTyped = page.url();
  const typo = `${name.slice(0, 2)}${name[3]}${name[2]}${name.slice(4)}`;
  await page.getByRole('searchbox', { name: 'Search athletes...' }).fill(typo);
  await expect(page).not.toHaveURL(asTyped);
  await expect(page.getByRole('heading', { level: 3, name })).toBeVisible();
  await page.getByRole('button', { name: 'List view' }).click();
  const row = page.getByRole('listitem').getByRole('link', { name });
  await expect(row).toBeVisible();
  await expect(profileButtons(page)).toHaveCount(0);
  await expectNoAxeFindings(page);
  await reloadPage(page);
  await expect(page.getByRole('button', { name: 'List view' })).toHaveAttribute('aria-pressed', 'true');
  await row.click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
});

test('filters the athletes by sport and All-Stars, and the URL keeps both filters', { tag: '@whole' }, async ({
  page,
}) => {
  await login(page, 'member');
  await openPage(page, '/players');
  const netball = page.getByRole('button', { name: /^Netball \d+$/ });
  const athletes = Number((await netball.textContent())?.replace(/\D/g, ''));
  await netball.click();
  await expect(page).toHaveURL(/[?&]sport=\d+/);
  await expect(profileButtons(page)).toHaveCount(athletes);

  await page.getByRole('button', { name: 'All-Stars' }).click();
  await expect(page).toHaveURL(/allstars=true/);
  await expect(profileButtons(page)).not.toHaveCount(athletes);
  expect(await profileButtons(page).count()).toBe(await page.getByRole('listitem').getByText('All-Star').count());

  await reloadPage(page);
  await expect(page.getByRole('button', { name: 'All-Stars' })).toHaveAttribute('aria-pressed', 'true');
  await expect(netball).toHaveAttribute('aria-pressed', 'true');

  await page.getByRole('searchbox').fill('nobody has this name');
  await expect(page.getByText('No Athletes Found')).toBeVisible();
});

test('offers to try again when the athletes do not load', { tag: '@whole' }, async ({ page }) => {
  await withoutStream(page);
  await login(page, 'member');
  let failing = true;
  await page.route(/\/api\/players\/(with-relations|totals)/, (route) =>
    failing ? route.fulfill({ status: 429, json: { message: 'Too many' } }) : route.fallback(),
  );
  await openPage(page, '/players');
  await expect(page.getByText('Connection Error')).toBeVisible();
  await expect(page.getByText('Unable to load athlete data. Please try again.')).toBeVisible();
  await expect(page.locator('.shimmer')).toHaveCount(0);
  failing = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(profileButtons(page).first()).toBeVisible();
  await expect(page.getByRole('group', { name: 'Sport' })).toBeVisible();
});

test('shows a jersey number that an officer changes on other screens at once', async ({ page, browser, baseURL }) => {
  await login(page, 'member');
  await openPage(page, '/players?q=sunridge');
  await expect(profileButtons(page).first()).toBeVisible();
  const officer = await browser.newPage({ baseURL: baseURL ?? '' });
  await login(officer, 'officer');
  const [player]: { id: number; displayName: string; jerseyNumber: number | null }[] = await (
    await officer.request.get('/api/players?q=sunridge&limit=1')
  ).json();
  if (!player) throw new Error('Sunridge has no players');
  const jerseyNumber = ((player.jerseyNumber ?? 0) + 37) % 100;
  const response = await officer.request.patch(`/api/players/${player.id}`, {
    data: { jerseyNumber },
    headers: { 'sec-fetch-site': 'same-origin' },
  });
  expect(response.status()).toBe(200);
  const card = page.getByRole('listitem').filter({ hasText: player.displayName });
  await expect(card.getByText(`Number ${jerseyNumber}`)).toBeVisible();
  await officer.close();
});

test('applies both a typed name and All-Stars pressed at the same time', { tag: '@whole' }, async ({ page }) => {
  await login(page, 'member');
  for (const pressedAfterMs of [0, 100, 200]) {
    await openPage(page, '/players');
    await expect(profileButtons(page).first()).toBeVisible();
    await typeAndPress(page, 'an', pressedAfterMs);
    await expect(page).toHaveURL(/[?&]q=an/);
    await expect(page).toHaveURL(/[?&]allstars=true/);
    await expect(page.getByRole('button', { name: 'All-Stars' })).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByRole('searchbox')).toHaveValue('an');
  }
});

/** Runs inside the page, so that the press comes neither earlier nor later. */
async function typeAndPress(page: Page, name: string, pressedAfterMs: number): Promise<void> {
  const allStars = await page.getByRole('button', { name: 'All-Stars' }).elementHandle();
  await page.getByRole('searchbox').evaluate(
    async (box: HTMLInputElement, { text, press, wait }) => {
      const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
      set?.call(box, text);
      box.dispatchEvent(new Event('input', { bubbles: true }));
      await new Promise((resolve) => setTimeout(resolve, wait));
      if (press instanceof HTMLElement) press.click();
    },
    { text: name, press: allStars, wait: pressedAfterMs },
  );
}
