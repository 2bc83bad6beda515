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

test('two officers at one event do not overwrite one another', { tag: '@whole' }, async ({ page }) => {
  await login(page, 'officer');
  const sent = { headers: { 'sec-fetch-site': 'same-origin' } };
  const fields = { name: `Two at the line ${Date.now()}`, sportId: 8, dateTime: `${longAgo()}:00Z`, location: 'Hall' };
  const added = await page.request.post('/api/meets', {
    ...sent,
    data: { ...fields, events: [{ name: 'Routine', measure: 'points' }] },
  });
  const meet = await added.json();
  const [event] = meet.events;
  const saveElsewhere = async (version: number, mark: number) => {
    const data = { version, results: [{ name: 'Squad 9', mark }] };
    expect((await page.request.put(`/api/meet-events/${event.id}/results`, { ...sent, data })).status()).toBe(200);
  };
  await openPage(page, `/meets/${meet.id}/results`);
  const points = page.getByLabel('Points in row 1');
  await expect(points).toHaveValue('');
  await saveElsewhere(1, 8_750);
  await expect(points, 'what nobody typed over follows').toHaveValue('87.5');

  await points.fill('88');
  await saveElsewhere(2, 9_000);
  await expect(page.getByText('Someone else saved this event while you were editing it.')).toBeVisible();
  await expect(points).toHaveValue('88');
  await page.getByRole('button', { name: 'Keep mine' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Results saved')).toBeVisible();
  await openPage(page, `/meets/${meet.id}`);
  await expect(page.getByRole('listitem').filter({ hasText: 'Squad 9' })).toContainText('88');
});
