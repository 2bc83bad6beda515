import { expect } from '@playwright/test';
import { newDevice, persistedOnDevice } from './devices.ts';
import { expectNoAxeFindings, login, openPage, register, test } from './fixtures.ts';
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

test('an officer sees by time what to score, and what waits for a decision', { tag: '@whole' }, async ({ page }) => {
  await login(page, 'officer');
  await openPage(page, '/my-day');
  const duties = page.getByRole('region', { name: 'As an officer' });
  await expect(duties.getByRole('link', { name: /^Score live: / }).first()).toBeVisible();
  await expect(duties.getByRole('list', { name: 'Waiting for you' }).getByRole('link').first()).toBeVisible();
  await expectNoAxeFindings(page);
  await duties
    .getByRole('link', { name: /^Score live: / })
    .first()
    .click();
  await expect(page).toHaveURL(/\/games\/\d+\/console$/);
});

test('the day is there without a network, in a restarted browser', { tag: '@whole' }, async ({ baseURL }) => {
  await using device = newDevice(baseURL ?? '');
  const first = await device.restart();
  await login(first, 'member');
  await openPage(first, '/my-day');
  const braai = /Braai with the corridor/;
  await expect(first.getByRole('listitem').filter({ hasText: braai })).toBeVisible();
  await first.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await expect.poll(() => persistedOnDevice(first), { timeout: 120_000 }).toContain('"/api/user/day"');
  const page = await device.restart({ offline: true });
  await openPage(page, '/my-day');
  await expect(page.getByText(/Showing what was last loaded, as of \d\d:\d\d\./)).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: braai })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Waiting for you' })).toBeVisible();
});
