import { expect, request } from '@playwright/test';
import { expectNoAxeFindings, login, openPage, test } from './fixtures.ts';

test('an admin makes a token, a program reads with it until it is revoked', async ({ page, baseURL }, { project }) => {
  const name = `Foyer’s 2nd screen ${project.name} ${crypto.randomUUID().slice(0, 6)}`;
  await login(page, 'admin');
  await openPage(page, '/admin/api-tokens');
  await page.getByRole('button', { name: 'Make the token' }).click();
  await expect(page.getByLabel('What it is for')).toBeFocused();
  await page.getByLabel('What it is for').fill(name);
  await page.getByLabel('What members may see').check();
  await page.getByLabel('Works for').selectOption('30 days');
  await expectNoAxeFindings(page);
  await page.getByRole('button', { name: 'Make the token' }).click();
  const shown = page.getByRole('textbox', { name: 'The token' });
  await expect(shown).toBeFocused();
  const token = await shown.inputValue();
  await expectNoAxeFindings(page);
  await page.getByRole('button', { name: 'Copy token' }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  await page.getByRole('button', { name: 'Done' }).click();

  const card = page.getByRole('listitem').filter({ hasText: name });
  await expect(card).toContainText('What members may see');
  await expect(card).toContainText('Never used · Works until');
  await expect(page.getByText(token)).toHaveCount(0);

  const program = await request.newContext({
    baseURL: baseURL ?? '',
    extraHTTPHeaders: { authorization: `Bearer ${token}` },
  });
  expect((await program.get('/api/games?limit=1')).status()).toBe(200);
  expect((await program.get('/api/user')).status()).toBe(403);
  await openPage(page, '/admin/api-tokens');
  await expect(card).toContainText('Last used Just now');

  await card.getByRole('button', { name: `Revoke ${name}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
  await expect(page.getByText(`${name} is revoked`)).toBeVisible();
  await expect(card).toHaveCount(0);
  expect((await program.get('/api/games?limit=1')).status()).toBe(401);
  await program.dispose();
});
