import { expect } from '@playwright/test';
import { expectNoAxeFindings, openPage, register, test } from './fixtures.ts';
import { fromTheApp } from './live-game.ts';

test('my day names what is next, the way there, and two things at once', { tag: '@whole' }, async ({ page }) => {
  await register(page);
  await openPage(page, '/my-day');
  await expect(page.getByText('Nothing today, and nothing in the next days')).toBeVisible();
  await expectNoAxeFindings(page);
  const add = (title: string, place: string, from: number, minutes: number) => {
    const start = new Date();
    start.setDate(start.getDate() + 2);
    start.setHours(10, from, 0, 0);
    const times = { startTime: start, endTime: new Date(start.getTime() + minutes * 60_000) };
    return page.request.post('/api/calendar-events', {
      data: { title, location: place, ...times },
      headers: fromTheApp,
    });
  };
  await add('Choir', 'Chapel', 0, 60);
  await add('Tutorial', 'Library', 80, 60);
  await add('Fire drill', 'Courtyard', 130, 30);
  await expect(page.getByText('Nothing today. Next:')).toContainText('10:00, Choir');
  await expect(page.getByText('20 min until the next, at Library')).toBeVisible();
  await expect(page.getByText('Overlaps with Tutorial by 10 min')).toBeVisible();
  await expectNoAxeFindings(page);
  await openPage(page, '/calendar');
  await page.getByRole('link', { name: 'My day' }).click();
  await expect(page.getByRole('heading', { name: 'My day' })).toBeVisible();
});
