import { expect } from '@playwright/test';
import { expectNoAxeFindings, login, openPage, reloadPage, test } from './fixtures.ts';

test.use({ viewport: { width: 390, height: 664 } });

/** Long ago, where no other test looks, as the field of a form takes it. */
const longAgo = () => new Date(Date.now() - 60 * 86_400_000).toISOString().slice(0, 16);

test('an officer sets up a meet and enters its results with the keyboard; places and profiles follow', async ({
  page,
}) => {
  await login(page, 'officer');
  await openPage(page, '/meets');
  await page.getByRole('button', { name: 'New meet' }).click();
  const form = page.getByRole('dialog', { name: 'New meet' });
  const name = `O'Neil's 7th relay day ${Date.now()}`;
  await form.getByLabel('Name').fill(name);
  await form.getByLabel('Sport').selectOption({ label: 'Athletics' });
  await form.getByLabel('Date & Time').fill(longAgo());
  await form.getByLabel('Location').fill('Upper Field');
  await form.getByRole('button', { name: '100 m women' }).click();
  await form.getByRole('button', { name: 'Tug of war' }).click();
  await form.getByRole('button', { name: 'Save', exact: true }).click();

  await page.getByRole('link', { name }).click();
  await page.getByRole('link', { name: 'Enter results' }).click();
  const who = (row: number) => page.getByRole('combobox', { name: `Name in row ${row}`, exact: true });
  await who(1).click();
  await page.keyboard.type('Nandi Zikhali');
  await expect(page.getByRole('option', { name: /Nandi Zikhali/ }).first()).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.type('13.1');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Zanele of 4B');
  await page.keyboard.press('Tab');
  await page.keyboard.type('quick');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Write 11.42 or 1:02.3, or DNS, DNF, DQ')).toBeVisible();

  await reloadPage(page);
  await expect(page.getByText('Your unsaved changes are still here.')).toBeVisible();
  await expect(who(2)).toHaveValue('Zanele of 4B');
  await page.getByLabel('Time in row 2').fill('12,9');
  await expectNoAxeFindings(page);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Results saved')).toBeVisible();

  await page.getByRole('button', { name: 'Next event' }).click();
  await who(1).fill('Block C');
  await page.getByLabel('Place in row 1').fill('1');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Results saved').last()).toBeVisible();

  await page.getByRole('link', { name: 'Back' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Zanele of 4B' })).toContainText('1st');
  await expect(page.getByRole('listitem').filter({ hasText: 'Nandi Zikhali' })).toContainText('13.10');
  await expectNoAxeFindings(page);
  await page.getByRole('link', { name: 'Nandi Zikhali' }).click();
  await expect(page.getByRole('heading', { name: 'Results at meets' })).toBeVisible();
  await expect(page.getByRole('link', { name: new RegExp(name) })).toContainText('2nd');
});
