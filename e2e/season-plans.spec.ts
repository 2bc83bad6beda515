import { expect } from '@playwright/test';
import { expectNoAxeFindings, login, openPage, test } from './fixtures.ts';

test('an officer answers what a season needs, has its games made, and sees how fair they are', async ({ page }) => {
  await login(page, 'officer');
  await openPage(page, '/plans');
  await page.getByRole('button', { name: 'New plan' }).click();
  await expect(page).toHaveURL(/\/plans\/\d+$/);
  await expect(page.getByRole('button', { name: 'Make the games' })).toBeDisabled();
  await page.getByRole('button', { name: 'Rugby', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Rugby league' })).toBeVisible();
  await page.getByLabel('Why').fill("Exams, 1st year's");
  await page.getByRole('button', { name: 'Add days off' }).click();
  await expect(page.getByText('Choose the first day')).toBeVisible();
  await expect(page.getByText('All answers are saved')).toBeVisible();
  await expectNoAxeFindings(page);
  await page.getByRole('button', { name: 'Make the games' }).click();
  await expect(page.getByRole('heading', { name: 'How fair is it?' })).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole('button', { name: 'Make again' })).toBeVisible();
  await page.getByRole('button', { name: 'Make again' }).click();
  await expect(page.getByRole('dialog').getByText('All games get a new place')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expectNoAxeFindings(page);
});
