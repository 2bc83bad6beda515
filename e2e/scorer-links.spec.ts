import { expect } from '@playwright/test';
import { expectNoAxeFindings, login, openPage, test } from './fixtures.ts';
import { startGame } from './live-game.ts';

test('an admin lets a person without an account score one game by a link, and ends the link', async ({
  page,
  browser,
  baseURL,
}) => {
  await login(page, 'admin');
  const game = await startGame(page, 'Court of the scorer link');
  await openPage(page, `/games/${game.id}`);
  await page.getByRole('button', { name: 'Scorer links' }).click();
  await page.getByLabel('Who is it for?').fill('Ayanda');
  await page.getByRole('button', { name: 'Create a link' }).click();
  await expect(page.getByLabel('The link'), 'so that a key copies it').toBeFocused();
  const link = await page.getByLabel('The link').inputValue();
  await expectNoAxeFindings(page);
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('list', { name: 'Open links' })).toContainText('Ayanda');
  await expectNoAxeFindings(page);

  const elsewhere = await browser.newContext({ baseURL: baseURL ?? '', viewport: { width: 390, height: 664 } });
  const phone = await elsewhere.newPage();
  await phone.goto(link);
  await phone.getByRole('button', { name: 'Start the game' }).click();
  await expectNoAxeFindings(phone);
  await phone.getByRole('button', { name: '+2 Two-pointer' }).click();
  await expect(phone.getByText('All saved')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('main')).toContainText('33');
  await phone.reload();
  await expect(phone.getByRole('button', { name: /^Undo/ })).toBeVisible();

  await page.getByRole('button', { name: 'Scorer links' }).click();
  await page.getByRole('button', { name: 'End the link for Ayanda' }).click();
  await expect(page.getByText('The link for Ayanda was ended')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Open links' })).toHaveCount(0);
  await phone.reload();
  await expect(phone.getByText('This link does not score a game now')).toBeVisible();
  await elsewhere.close();
});
