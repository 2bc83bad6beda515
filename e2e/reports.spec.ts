import { expect } from '@playwright/test';
import { expectNoAxeFindings, login, openPage, test } from './fixtures.ts';
import { fromTheApp } from './live-game.ts';
import { serverFailsOnce } from './refusals.ts';
import { personElsewhere } from './talk.ts';

test('an admin keeps a thought that was reported: it leaves the list of reports, and stays for everybody', async ({
  page,
  browser,
  baseURL,
}) => {
  const content = `The kettle of floor 3 whistles ${crypto.randomUUID().slice(0, 8)}`;
  const officer = await personElsewhere(browser, baseURL, 'officer');
  const member = await personElsewhere(browser, baseURL, 'member');
  const posted = await officer.request.post('/api/posts', {
    headers: fromTheApp,
    data: { content, displayName: 'Kettle' },
  });
  expect(posted.status(), await posted.text()).toBe(201);
  await member.goto('/thoughts');
  const theirs = member.getByRole('article').filter({ hasText: content });
  await expect(async () => {
    // A thought that another test posts meanwhile moves the menu before it is pressed.
    await theirs.getByRole('button', { name: /^More about the thought/ }).click();
    await member.getByRole('button', { name: 'Report', exact: true }).click({ timeout: 3_000 });
  }).toPass();
  await member.getByRole('dialog').getByRole('button', { name: 'Report' }).click();
  await expect(member.getByText('Thank you. The admins will look at it.', { exact: true })).toBeVisible();

  await login(page, 'admin');
  await openPage(page, '/thoughts');
  await page.getByRole('button', { name: 'Reported', exact: true }).click();
  const report = page.getByRole('list', { name: 'Reported' }).getByRole('listitem').filter({ hasText: content });
  await expect(report).toContainText('1 report');
  await expectNoAxeFindings(page);
  await serverFailsOnce(page, /\/api\/posts\/[\w-]+\/keep$/);
  await report.getByRole('button', { name: 'Keep it' }).click();
  await expect(page.getByText('The report is still waiting', { exact: true })).toBeVisible();
  await report.getByRole('button', { name: 'Keep it' }).click();
  await expect(page.getByText('The thought stays', { exact: true })).toBeVisible();
  await expect(report).toHaveCount(0);
  await member.reload();
  await expect(theirs).toBeVisible();
  for (const one of [officer, member]) await one.close();
});
