import { Buffer } from 'node:buffer';
import { expect, type Page } from '@playwright/test';
import { expectNoAxeFindings, login, openPage, test } from './fixtures.ts';

async function beginPlan(page: Page) {
  await login(page, 'officer');
  await openPage(page, '/plans');
  await page.getByRole('button', { name: 'New plan' }).click();
  await expect(page).toHaveURL(/\/plans\/\d+$/);
  await page.getByLabel('First day', { exact: true }).fill('2027-02-01');
  await page.getByLabel('Last day', { exact: true }).fill('2027-05-09');
  await expect(page.getByText('All answers are saved')).toBeVisible();
}

const choose = (page: Page, content: string) =>
  page.getByLabel('Calendar file').setInputFiles({
    name: 'term.ics',
    mimeType: 'text/calendar',
    buffer: Buffer.from(content),
  });

test('days off come from a file with broken entries, and a file that is too large or none is refused', {
  tag: '@whole',
}, async ({ page }) => {
  await beginPlan(page);
  await choose(page, `BEGIN:VCALENDAR\r\n${'X-NOTE:much\r\n'.repeat(500_000)}END:VCALENDAR`);
  await expect(page.getByText('The file is larger than 1 MB')).toBeVisible();
  await choose(page, '%PDF-1.7');
  await expect(page.getByText('This is not a calendar file that can be read (.ics)')).toBeVisible();
  const lines = [
    ...['BEGIN:VCALENDAR', 'BEGIN:VEVENT', 'UID:1', "SUMMARY:Founders' Day", 'DTSTART;VALUE=DATE:20270303'],
    ...['DESCRIPTION:first line', 'second line', 'END:VEVENT', 'BEGIN:VEVENT', 'UID:2', 'DTSTART:tomorrow'],
    ...['END:VEVENT', 'END:VCALENDAR'],
  ];
  await choose(page, lines.join('\r\n'));
  const dialog = page.getByRole('dialog', { name: 'Nothing is played on' });
  await expect(dialog.getByText('1 entry of the file could not be read.')).toBeVisible();
  await expectNoAxeFindings(page);
  await dialog.getByRole('button', { name: 'Add 1 entry' }).click();
  await page.getByRole('button', { name: "Remove: Wed 3 Mar 2027, Founders' Day" }).click();
  await expect(page.getByRole('button', { name: /^Remove: Wed 3 Mar/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Add them as days off' }).click();
  await expect(page.getByRole('button', { name: /^Remove: Fri 26 Mar 2027/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add them as days off' })).toBeHidden();
});

test('what an officer answers while the server is away is said, kept and sent later', {
  tag: '@whole',
}, async ({ page, context }) => {
  await beginPlan(page);
  await context.setOffline(true);
  await page.getByLabel('Name of the plan').fill("Kopano's term");
  await expect(page.getByText('Not saved yet. Kept on this device, and sent again by itself.')).toBeInViewport();
  await page.getByLabel('Time', { exact: true }).fill('18:30');
  await page.getByRole('button', { name: 'Tuesday', exact: true }).last().click();
  await page.getByRole('button', { name: 'Add a wish' }).click();
  await expect(page.getByText('All teams: not before 18:30 on Tue')).toBeVisible();
  await expect(page.getByText('Not saved yet.')).toBeInViewport();
  await context.setOffline(false);
  await expect(page.getByText('All answers are saved')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: "Kopano's term" })).toBeVisible();
  await expect(page.getByText('All teams: not before 18:30 on Tue')).toBeVisible();
});
