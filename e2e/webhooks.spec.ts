import { expect } from '@playwright/test';
import { certificatePath } from '#features/device/push/testing/push-service.ts';
import { type Receiver, startReceiver } from '#features/device/webhooks/testing/receiver.ts';
import { expectNoAxeFindingsInBothThemes, openPage, test } from './fixtures.ts';
import { ownApp } from './own-app.ts';

let receiver: Receiver;
const { at, logInAs } = ownApp({
  demo: true,
  settings: async () => {
    receiver = await startReceiver();
    return { WEBHOOK_HOSTS: receiver.host, NODE_EXTRA_CA_CERTS: certificatePath };
  },
});
test.afterAll(() => receiver[Symbol.asyncDispose]());

const group = "Ou Manne's 6 🏐 and friends";

test('an admin adds a webhook and tests it, and an officer tells the group of a game', async ({ page, browser }) => {
  await logInAs(page, 'admin');
  await openPage(page, at('/admin/webhooks'));
  await page.getByRole('button', { name: 'Add a webhook' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a webhook' });
  await dialog.getByLabel('Name').fill(group);
  await dialog.getByLabel('Address').fill('https://127.0.0.1/hook');
  await dialog.getByLabel('Form').selectOption('json');
  await dialog.getByLabel('When').selectOption('press');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('must have a name such as hooks.example.org')).toBeVisible();
  await dialog.getByLabel('Address').fill(`https://${receiver.host}/hook`);
  await expectNoAxeFindingsInBothThemes(page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  const secret = page.getByRole('dialog', { name: `The secret of ${group}` });
  await expect(secret.getByLabel('The secret')).toHaveValue(/^whsec_/);
  await secret.getByRole('button', { name: 'Done' }).click();

  receiver.answer('/hook', { status: 500, body: 'out of order' });
  await page.getByRole('button', { name: 'Send a test' }).click();
  const messages = page.getByRole('list', { name: `Last messages of ${group}` });
  await expect(messages.getByText('Answered 500: out of order')).toBeVisible();
  await expectNoAxeFindingsInBothThemes(page);
  receiver.answer('/hook', { status: 204 });
  await page.getByRole('button', { name: 'Send a test' }).click();
  await expect(messages.getByText('Answered 204')).toBeVisible();

  const officer = await browser.newPage();
  await logInAs(officer, 'officer');
  const games = await officer.request.get(at('/api/games?status=completed&limit=1'));
  const [{ id, homeTeam }] = await games.json();
  await openPage(officer, at(`/games/${id}`));
  await officer.getByRole('button', { name: 'Tell the group' }).click();
  const telling = officer.getByRole('dialog', { name: 'Tell the group' });
  await expect(telling.getByText(homeTeam.name).first()).toBeVisible();
  await expectNoAxeFindingsInBothThemes(officer);
  await telling.getByRole('button', { name: `Tell ${group}` }).click();
  await expect(telling.getByText('Told already')).toBeVisible();
  await expect
    .poll(() => receiver.received.map(({ body }) => JSON.parse(body).type))
    .toEqual(['test', 'test', 'game.final']);
  await officer.close();
});

test('an admin names where to look for a newer version, and the dashboard says that there is one', {
  tag: '@whole',
}, async ({ page }) => {
  await logInAs(page, 'admin');
  await openPage(page, at('/admin/settings'));
  const group = page.getByRole('form', { name: 'Newer versions' });
  await group.getByLabel('Where to look').fill('http://updates.example.org');
  await group.getByRole('button', { name: 'Save' }).click();
  await expect(group.getByText('Must be an https address')).toBeVisible();
  receiver.answer('/latest', { status: 404 });
  await group.getByLabel('Where to look').fill(`https://${receiver.host}/latest`);
  await group.getByRole('button', { name: 'Save' }).click();
  await expect(group.getByText('The app has not looked yet.')).toBeVisible();
  await group.getByRole('button', { name: 'Look now' }).click();
  await expect(group.getByText(/it failed. It answered 404/)).toBeVisible();
  const url = 'https://example.org/changes';
  receiver.answer('/latest', { status: 200, body: JSON.stringify({ tag_name: 'v99.1.0', html_url: url }) });
  await group.getByRole('button', { name: 'Look now' }).click();
  await expect(group.getByText(/99\.1\.0 exists, this village runs/)).toBeVisible();
  await expectNoAxeFindingsInBothThemes(page);
  await openPage(page, at('/admin/dashboard'));
  const note = page.getByRole('region', { name: 'Newer version' });
  await expect(note.getByRole('link', { name: 'What changed' })).toHaveAttribute('href', url);
  await expectNoAxeFindingsInBothThemes(page);
});

for (const width of [320, 1440]) {
  test(`webhooks fit the window at ${width} px`, { tag: '@whole' }, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await logInAs(page, 'admin');
    for (const name of ['Group', 'A group with a name as long as can be 123']) {
      const address = `https://${receiver.host}/${width}`;
      const chosen = { form: 'discord', telling: 'automatic', audience: 'members', kinds: ['final', 'announcement'] };
      const data = { name: name.slice(0, 40), address, ...chosen };
      const added = await page.request.post(at('/api/webhooks'), {
        data,
        headers: { 'sec-fetch-site': 'same-origin' },
      });
      expect(added.status()).toBe(201);
    }
    await openPage(page, at('/admin/webhooks'));
    await expect(page.getByRole('heading', { name: 'Group', exact: true }).first()).toBeVisible();
    await expectNoAxeFindingsInBothThemes(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  });
}
