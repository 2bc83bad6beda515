import { expect, type Page } from '@playwright/test';
import { expectNoAxeFindings, login, openPage, test, untilOpen } from './fixtures.ts';
import { grain, jpegFile } from './pictures.ts';

const widget = (page: Page) => page.getByRole('region', { name: 'Gallery' }).locator('..').locator('form');
const send = (page: Page) => page.getByRole('button', { name: 'Upload Photo' });
const file = (page: Page) => page.locator('input[type=file]');

test('a member uploads a photo of a game, an officer approves it, and the member gets a notice', async ({ page }) => {
  const title = `Sideline ${test.info().project.name} ${Date.now()}`;
  await login(page, 'member');
  const game = await findPlayedGame(page);
  await openPage(page, `/games/${game.id}`);
  await page.getByRole('link', { name: 'Add a photo' }).click();
  await expect(page).toHaveURL(`/media?tab=photos&game=${game.id}`);
  await file(page).setInputFiles(await jpegFile(title));
  await expect(page.getByRole('img', { name: 'What will be uploaded' })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Game' })).toHaveValue(new RegExp(`^${game.name} · `));
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Description').fill('Warm-up before the game');
  await expectNoAxeFindings(page);
  await send(page).click();
  await expect(page.getByText('Photo uploaded successfully')).toBeVisible();
  await expect(widget(page).getByText('once an officer or admin has approved it')).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100');
  await expect(page.getByRole('region', { name: 'Gallery' }).getByRole('img', { name: title })).toHaveCount(0);

  const officer = await openAsOfficer(page);
  await expect(officer.getByRole('heading', { name: 'Waiting for approval' })).toBeVisible();
  await expectNoAxeFindings(officer);
  await expect(officer.getByRole('listitem').filter({ hasText: title })).toContainText(game.name);
  await officer.getByRole('button', { name: `Approve ${title}` }).click();
  await expect(officer.getByText('Photo approved')).toBeVisible();
  await expect(officer.getByRole('button', { name: `Approve ${title}` })).toHaveCount(0);
  await officer.context().close();

  // The member's open gallery adds the photo by itself, in a modern format and with its size.
  const tile = page.getByRole('region', { name: 'Gallery' }).getByRole('img', { name: title });
  await expect(tile).toBeVisible();
  await expect.poll(() => tile.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  expect(await tile.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(/\/uploads\/\w+\/\d+\.avif$/);
  await expect(tile).toHaveAttribute('width', '1200');
  const notices: { title: string; text: string }[] = await (await page.request.get('/api/notices')).json();
  const approved = notices.find((notice) => notice.title === 'Your photo was approved');
  expect(approved?.text).toContain(title);

  await page.getByRole('link', { name: game.name }).first().click();
  await expect(page).toHaveURL(`/games/${game.id}`);
  const photo = page.getByRole('button', { name: title });
  await photo.click();
  await expect(page.getByRole('dialog', { name: 'Photo viewer' }).getByRole('img', { name: title })).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(photo).toBeFocused();
});

test('publishes an officer’s photo at once, and removes a rejected one from the list', { tag: '@whole' }, async ({
  page,
}) => {
  const title = `Rejected ${test.info().project.name} ${Date.now()}`;
  await login(page, 'member');
  await openPage(page, '/media?tab=photos');
  await file(page).setInputFiles(await jpegFile(title, 800, 1200));
  await page.getByLabel('Title').fill(title);
  await send(page).click();
  await expect(page.getByText('Photo uploaded successfully')).toBeVisible();

  const officer = await openAsOfficer(page);
  await officer.getByRole('button', { name: `Reject ${title}` }).click();
  await officer.getByRole('dialog').getByRole('button', { name: 'Reject' }).click();
  await expect(officer.getByText('Photo rejected')).toBeVisible();
  await expect(officer.getByRole('button', { name: `Reject ${title}` })).toHaveCount(0);

  await file(officer).setInputFiles(await jpegFile(`${title} officer`, 700, 1000));
  await send(officer).click();
  await expect(officer.getByText('Your photo is in the gallery now.').first()).toBeVisible();
  await expect(
    officer.getByRole('region', { name: 'Gallery' }).getByRole('img', { name: 'Village Arena Photo' }).first(),
  ).toBeVisible();
  await officer.context().close();
});

test('without a file, nothing is sent', { tag: '@whole' }, async ({ page }) => {
  await login(page, 'member');
  await openPage(page, '/media?tab=photos');
  await send(page).click();
  const missing = 'Please select an image to upload';
  await expect(page.getByText('No file selected')).toBeVisible();
  await expect(page.locator('input[type=file]')).toHaveAccessibleDescription(missing);
});

test('a failed upload says why, loses nothing, and can be tried again', { tag: '@whole' }, async ({ page }) => {
  await login(page, 'member');
  await openPage(page, '/media?tab=photos');
  await file(page).setInputFiles(await jpegFile('kept'));
  await page.getByLabel('Title').fill('Kept title');
  await page.getByLabel('Description').fill('Kept description');
  const toast = page.getByRole('alert').filter({ hasText: 'Upload failed' });
  const expectFormUnchanged = async () => {
    await expect(page.getByLabel('Title')).toHaveValue('Kept title');
    await expect(page.getByLabel('Description')).toHaveValue('Kept description');
    await expect(page.getByRole('img', { name: 'What will be uploaded' })).toBeVisible();
  };

  await page.route('**/api/photos/upload', (route) =>
    route.fulfill({ status: 413, json: { message: 'You have no room for more photos this week' } }),
  );
  await send(page).click();
  await expect(toast.getByText('You have no room for more photos this week')).toBeVisible();
  await expectFormUnchanged();
  await expectNoAxeFindings(page);
  await page.unroute('**/api/photos/upload');

  await page.route('**/api/photos/upload', (route) => route.fulfill({ status: 429, body: 'busy' }));
  await send(page).click();
  await expect(toast.getByText('Failed to upload photo')).toBeVisible();
  await expectFormUnchanged();
  await page.unroute('**/api/photos/upload');

  await send(page).click();
  await expect(page.getByText('Photo uploaded successfully')).toBeVisible();
  await expect(page.getByLabel('Title')).toHaveCount(0);
});

test('the progress bar moves in tens with the bytes sent, and ends at 100', { tag: '@whole' }, async ({
  page,
  context,
}) => {
  await login(page, 'member');
  await openPage(page, '/media?tab=photos');
  await file(page).setInputFiles({ name: 'slow.jpg', mimeType: 'image/jpeg', buffer: await grain(700, 500) });
  const network = await context.newCDPSession(page);
  const speed = { offline: false, latency: 0, downloadThroughput: -1 };
  await network.send('Network.emulateNetworkConditions', { ...speed, uploadThroughput: 150_000 });
  const readSteps = await watchBar(page);
  await send(page).click();
  await expect(page.getByText('Photo uploaded successfully')).toBeVisible();
  await network.send('Network.emulateNetworkConditions', { ...speed, uploadThroughput: -1 });
  const steps = await readSteps();
  expect(steps.every((step) => step % 10 === 0)).toBe(true);
  expect(steps).toEqual(steps.toSorted((one, other) => one - other));
  expect(new Set(steps).size).toBeGreaterThan(3);
  expect(steps.at(-1)).toBe(100);
});

test('an upload can be stopped', { tag: '@whole' }, async ({ page }) => {
  await login(page, 'member');
  await openPage(page, '/media?tab=photos');
  await page.route('**/api/photos/upload', () => undefined);
  await file(page).setInputFiles(await jpegFile('stopped'));
  await send(page).click();
  await expect(page.getByRole('button', { name: 'Uploading...' })).toBeDisabled();
  await page.getByRole('button', { name: 'Stop', exact: true }).click();
  await expect(page.getByText('Upload stopped')).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await expect(page.getByText('stopped.jpg')).toBeVisible();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('refuses a file that is not a photo before it is sent, and on the server if it pretends to be one', {
  tag: '@whole',
}, async ({ page }) => {
  await login(page, 'member');
  await openPage(page, '/media?tab=photos');
  const alert = page.getByRole('alert');
  const heic = { name: 'IMG_0042.HEIC', mimeType: 'image/heic', buffer: Buffer.from('x') };
  await file(page).setInputFiles(heic);
  await expect(alert.filter({ hasText: 'HEIC pictures cannot be shown everywhere' })).toBeVisible();
  await file(page).setInputFiles({ name: 'crest.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') });
  await expect(alert.filter({ hasText: 'This is not a picture' })).toBeVisible();

  // A bitmap named as a PNG: a browser shows it, but the server checks its first bytes.
  const bitmap = `424d3a${'00'.repeat(7)}36${'00'.repeat(3)}28${'00'.repeat(3)}01000000010000000100180000000000${'04'}${'00'.repeat(19)}ff${'00'.repeat(3)}`;
  await file(page).setInputFiles({ name: 'photo.png', mimeType: 'image/png', buffer: Buffer.from(bitmap, 'hex') });
  await send(page).click();
  await expect(alert.filter({ hasText: 'Upload failed' })).toBeVisible();
});

test('accepts a photo dropped on the widget', { tag: '@whole' }, async ({ page }) => {
  await login(page, 'member');
  await openPage(page, '/media?tab=photos');
  const { buffer } = await jpegFile('dropped', 300, 200);
  const dropped = await page.evaluateHandle(
    (bytes) => {
      const data = new DataTransfer();
      data.items.add(new File([Uint8Array.from(bytes)], 'dropped.jpg', { type: 'image/jpeg' }));
      return data;
    },
    [...buffer],
  );
  await untilOpen(page);
  await file(page).dispatchEvent('drop', { dataTransfer: dropped });
  await expect(page.getByText('dropped.jpg')).toBeVisible();
  await page.getByRole('button', { name: 'Remove the photo' }).click();
  await expect(page.getByText('dropped.jpg')).toHaveCount(0);
});

/** The game that was over last, and how it is written. */
async function findPlayedGame(page: Page): Promise<{ id: number; name: string }> {
  const games: { id: number; homeTeam: { name: string }; awayTeam: { name: string } }[] = await (
    await page.request.get('/api/games?status=completed&limit=1')
  ).json();
  const [game] = games;
  if (!game) throw new Error('The demo village has no game that is over');
  return { id: game.id, name: `${game.homeTeam.name} v ${game.awayTeam.name}` };
}

/** Opens the photos as an officer, in another browser context. */
async function openAsOfficer(page: Page): Promise<Page> {
  const browser = page.context().browser();
  if (!browser) throw new Error('The page has no browser to open a second context in');
  const context = await browser.newContext({ baseURL: new URL(page.url()).origin, viewport: page.viewportSize() });
  const officer = await context.newPage();
  await login(officer, 'officer');
  await officer.goto('/media?tab=photos');
  return officer;
}

/** Records every value that the bar shows from now on; the returned function reads them. */
async function watchBar(page: Page): Promise<() => Promise<number[]>> {
  const handle = await page.evaluateHandle(() => {
    const steps: number[] = [];
    new MutationObserver(() => {
      const now = document.querySelector('[role=progressbar]')?.getAttribute('aria-valuenow');
      if (now && steps.at(-1) !== Number(now)) steps.push(Number(now));
    }).observe(document.body, { subtree: true, childList: true, attributes: true });
    return steps;
  });
  return () => handle.jsonValue();
}
