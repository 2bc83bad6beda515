import { expect } from '@playwright/test';
import { expectNoAxeFindings, openPage, test } from './fixtures.ts';
import { ownApp } from './own-app.ts';

// Other rules change the cup of everybody.
const { logInAs } = ownApp({ demo: true });
test.use({ viewport: { width: 390, height: 844 } });

test('an admin starts from published rules, sees what they change, and saves them', { tag: '@whole' }, async ({
  page,
}) => {
  await logInAs(page, 'admin');
  await openPage(page, '/admin/house-cup');
  await page
    .getByLabel('Rules of', { exact: true })
    .selectOption({ label: 'Bradley University: Four levels of sports' });
  await page.getByRole('button', { name: 'Use these numbers' }).click();
  const change = page.locator('section.card', { has: page.getByRole('heading', { name: 'What would change' }) });
  await expect(change.getByRole('status')).toContainText('residences get other points');
  await expectNoAxeFindings(page);
  await page.getByLabel('Win', { exact: true }).first().fill('ten');
  await expect(page.getByText('must be a number')).toBeVisible();
  await page.getByLabel('Win', { exact: true }).first().fill('12');
  await page.getByRole('button', { name: 'Save for the whole year' }).click();
  await expect(page.getByText('Please give a reason')).toBeVisible();
  await page.getByLabel('Why these rules').fill('Voted by the residents');
  await page.getByRole('button', { name: 'Save for the whole year' }).click();
  await expect(page.getByText('Rules saved')).toBeVisible();
  await openPage(page, '/cup');
  await expect(page.getByText('Level 1A')).toBeVisible();
});
