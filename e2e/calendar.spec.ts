import { expect, type Page } from '@playwright/test';
import { expectNoAxeFindings, expectNoAxeFindingsInBothThemes, login, openPage, reloadPage, test } from './fixtures.ts';
import { register } from './notice.ts';

const events = '**/api/calendar-events';
const monthEvents = /\/api\/calendar-events\?/;
const games = /\/api\/games\?/;
const sameOrigin = { 'sec-fetch-site': 'same-origin' };

const grid = (page: Page) => page.getByRole('grid');
const day = (page: Page, name: string | RegExp) => grid(page).getByRole('button', { name });
const list = (page: Page, name: string) => page.getByRole('region', { name });
const form = (page: Page) => page.getByRole('form', { name: 'Add Event' });
const opener = (page: Page) => page.getByRole('button', { name: 'Add Event', expanded: false });
const submit = (page: Page) => form(page).getByRole('button', { name: 'Add Event' });
const toast = (page: Page, role: 'status' | 'alert', text: string) => page.getByRole(role).filter({ hasText: text });

/** Opens the empty calendar of a new member, on a Tuesday without games. */
async function open(page: Page, at = '2031-07-15'): Promise<void> {
  await register(page);
  await openPage(page, `/calendar?day=${at}`);
  await expect(page.getByText('Nothing planned')).toBeVisible();
}

async function fillForm(
  page: Page,
  values: Partial<Record<'Title' | 'Date' | 'Start time' | 'End time' | 'Location', string>>,
) {
  for (const [label, value] of Object.entries(values)) await form(page).getByLabel(label).fill(value);
}

async function addOverHttp(page: Page, title: string, startTime: Date, hours = 1): Promise<void> {
  const endTime = new Date(startTime.getTime() + hours * 3_600_000);
  const response = await page.request.post('/api/calendar-events', {
    data: { title, location: 'Library', startTime: startTime.toISOString(), endTime: endTime.toISOString() },
    headers: sameOrigin,
  });
  expect(response.status(), await response.text()).toBe(201);
}

test('adds an event on the selected day and lists it there', { tag: '@dates' }, async ({ page }) => {
  await open(page);
  await opener(page).click();
  await expect(form(page).getByLabel('Title')).toBeFocused();
  await expect(form(page).getByLabel('Date')).toHaveValue('2031-07-15');
  await fillForm(page, { Title: 'Study group', 'Start time': '16:00', 'End time': '17:30', Location: 'Library' });
  await form(page).getByLabel('Description').fill('Chapter 4,\nand the tutorial.');
  await submit(page).click();
  await expect(toast(page, 'status', 'Event added')).toBeVisible();
  await expect(form(page)).toBeHidden();
  await expect(opener(page)).toBeFocused();
  const event = list(page, 'Tuesday 15 July 2031').getByRole('article');
  await expect(event).toContainText('Study group');
  await expect(event).toContainText('16:00–17:30');
  await expect(event).toContainText('Library');
  await expect(day(page, 'Tuesday 15 July 2031, 1 event')).toBeVisible();

  await reloadPage(page);
  await expect(event).toContainText('and the tutorial.');
  await opener(page).click();
  await expect(form(page).getByLabel('Title')).toHaveValue('');
});

test('shows each error under its field, and focuses the first invalid field', { tag: '@whole' }, async ({ page }) => {
  await open(page);
  await opener(page).click();
  await submit(page).click();
  for (const text of ['Title', 'Start time', 'End time', 'Location']) {
    await expect(form(page).getByText(`${text} is required`)).toBeVisible();
  }
  await expect(form(page).getByLabel('Title')).toBeFocused();
  await expectNoAxeFindings(page);
  await fillForm(page, { Title: 'Run', Location: 'Gate', 'Start time': '18:00', 'End time': '18:00', Date: '' });
  await submit(page).click();
  await expect(form(page).getByText('Date is required')).toBeVisible();
  await fillForm(page, { Date: '2031-07-16' });
  await submit(page).click();
  await expect(form(page).getByText('The end must be after the start')).toBeVisible();
  await expect(form(page).getByLabel('End time')).toBeFocused();
  await fillForm(page, { 'End time': '18:01' });
  await submit(page).click();
  await expect(list(page, 'Wednesday 16 July 2031').getByRole('article')).toContainText('18:00–18:01');
});

test('keeps what was typed when adding fails, and when the form is closed', { tag: '@whole' }, async ({ page }) => {
  await open(page);
  let status = 409;
  const refuse = { message: 'Your calendar is full: it can hold 1000 events' };
  await page.route(events, (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status, json: refuse }) : route.fallback(),
  );
  await opener(page).click();
  await fillForm(page, { Title: 'Braai', 'Start time': '12:00', 'End time': '15:00', Location: 'Courtyard' });
  await submit(page).click();
  const failure = toast(page, 'alert', 'Failed to add your event. Please try again.');
  await expect(failure).toContainText('Your calendar is full');
  status = 429;
  const refused = page.waitForResponse((response) => response.status() === 429);
  await submit(page).click();
  await refused;
  await expect(failure).toBeVisible();
  await expect(form(page).getByLabel('Title')).toHaveValue('Braai');
  await form(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(form(page)).toBeHidden();
  await opener(page).click();
  await expect(form(page).getByLabel('Title')).toHaveValue('Braai');
  await expect(form(page).getByLabel('End time')).toHaveValue('15:00');
  await page.unroute(events);
  await submit(page).click();
  await expect(toast(page, 'status', 'Event added')).toBeVisible();
});

test('edits an event in place, and moves it to its new day', { tag: '@dates' }, async ({ page }) => {
  await open(page);
  await addOverHttp(page, 'Physio', new Date(2031, 6, 15, 10));
  await reloadPage(page);
  const edit = page.getByRole('button', { name: 'Edit Physio' });
  await edit.click();
  const change = page.getByRole('form', { name: 'Edit Physio' });
  await expect(change.getByLabel('Title')).toBeFocused();
  await expect(change.getByLabel('Start time')).toHaveValue('10:00');
  await expectNoAxeFindings(page);
  await page.keyboard.press('Escape');
  await expect(edit).toBeFocused();
  await edit.click();
  await change.getByLabel('Title').fill('Physio again');
  await change.getByLabel('Date').fill('2031-07-17');
  await page.route('**/api/calendar-events/*', (route) => route.fulfill({ status: 429, json: { message: 'Slowly' } }));
  await change.getByRole('button', { name: 'Save' }).click();
  const failure = toast(page, 'alert', 'Failed to change your event. Please try again.');
  await expect(failure).toContainText('Slowly');
  expect(await change.getByText('Slowly').isVisible()).toBe(true);
  await expect(change.getByLabel('Title')).toHaveValue('Physio again');
  await page.unroute('**/api/calendar-events/*');
  await change.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, 'status', 'Event changed')).toBeVisible();
  await expect(list(page, 'Thursday 17 July 2031').getByRole('article')).toContainText('Physio again');
  await expect(page.getByRole('heading', { name: 'Thursday 17 July 2031' })).toBeFocused();
});

test('deletes an event after confirmation, and Undo restores it', async ({ page }) => {
  await open(page);
  await addOverHttp(page, 'Physio', new Date(2031, 6, 15, 10));
  const event = list(page, 'Tuesday 15 July 2031').getByRole('article');
  await reloadPage(page);
  await page.getByRole('button', { name: 'Delete Physio' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete this event?' });
  await expect(dialog).toContainText('Physio');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(event).toBeVisible();

  await page.route('**/api/calendar-events/*', (route) => route.fulfill({ status: 429, json: { message: 'Slowly' } }));
  await page.getByRole('button', { name: 'Delete Physio' }).click();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(toast(page, 'alert', 'Failed to delete the event. Please try again.')).toBeVisible();
  await page.unroute('**/api/calendar-events/*');
  await dialog.getByRole('button', { name: 'Delete' }).click();
  const deleted = toast(page, 'status', 'Event deleted');
  await expect(deleted).toBeVisible();
  await expect(event).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Tuesday 15 July 2031' })).toBeFocused();

  await page.route(events, (route) => route.fulfill({ status: 429, json: { message: 'Slowly' } }));
  await deleted.getByRole('button', { name: 'Undo' }).click();
  const failure = toast(page, 'alert', 'Failed to add your event. Please try again.');
  await expect(failure).toBeVisible();
  await page.unroute(events);
  await failure.getByRole('button', { name: 'Try again' }).click();
  await expect(event).toContainText('Physio');
});

test('the keyboard moves through the days of the month', { tag: '@dates' }, async ({ page }) => {
  await open(page, '2031-07-31');
  await day(page, /^Thursday 31 July 2031/).focus();
  const steps: [key: string, name: RegExp][] = [
    ['ArrowRight', /^Friday 1 August 2031, nothing planned$/],
    ['ArrowDown', /^Friday 8 August/],
    ['Home', /^Monday 4 August/],
    ['End', /^Sunday 10 August/],
    ['ArrowUp', /^Sunday 3 August/],
    ['ArrowLeft', /^Saturday 2 August/],
    ['PageDown', /^Tuesday 2 September/],
    ['PageUp', /^Saturday 2 August/],
    ['Shift+PageDown', /^Monday 2 August 2032/],
  ];
  for (const [key, name] of steps) {
    await page.keyboard.press(key);
    await expect(day(page, name)).toBeFocused();
    await expect(grid(page).getByRole('gridcell', { selected: true })).toHaveText(/\d/);
  }
  await expect(page.getByRole('heading', { name: 'August 2032', exact: true })).toBeVisible();
  await expect(page).toHaveURL('/calendar?day=2032-08-02');
  // The whole grid is one tab stop: the next Tab leaves it.
  await page.keyboard.press('Tab');
  await expect(grid(page).locator(':focus')).toHaveCount(0);
  await page.getByRole('button', { name: 'Previous month' }).click();
  await expect(page.getByRole('heading', { name: 'July 2032', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Today' }).click();
  await expect(grid(page).locator('[aria-current=date]')).toBeVisible();
});

test('lists games beside the member’s own events', { tag: ['@dates', '@whole'] }, async ({ page }) => {
  await login(page, 'member');
  await openPage(page, '/calendar');
  await expect(day(page, /\d events?, \d games?$/).first()).toBeVisible();
  await day(page, /\d events?, \d games?$/)
    .first()
    .click();
  await expect(page.getByRole('button', { name: /^Delete / })).not.toHaveCount(0);
  await expect(page.getByRole('article').filter({ has: page.getByText(/^Comments/) })).not.toHaveCount(0);
  await expectNoAxeFindingsInBothThemes(page);
});

test('shows the rest of the page and a Try again button where a read failed', { tag: '@whole' }, async ({ page }) => {
  let fails = true;
  for (const path of [monthEvents, games]) {
    await page.route(path, (route) =>
      fails ? route.fulfill({ status: 429, json: { message: 'Too many' } }) : route.fallback(),
    );
  }
  await login(page, 'member');
  await openPage(page, '/calendar?day=2031-07-15');
  for (const title of ['Your events did not load', 'The games did not load']) {
    await expect(page.getByRole('alert').filter({ hasText: title })).toContainText('Too many');
  }
  await expectNoAxeFindings(page);
  fails = false;
  const again = page.getByRole('button', { name: 'Try again' });
  await again.first().click();
  await expect(again).toHaveCount(1);
  await again.click();
  await expect(page.getByText('Nothing planned')).toBeVisible();
});

test('says that it is offline, and keeps what was typed when adding fails', { tag: '@whole' }, async ({
  page,
  context,
}) => {
  await open(page);
  await opener(page).click();
  await fillForm(page, { Title: 'Camp', 'Start time': '08:00', 'End time': '20:00', Location: 'Hills' });
  await context.setOffline(true);
  await submit(page).click();
  await expect(toast(page, 'alert', 'Failed to add your event. Please try again.')).toBeVisible();
  await expect(page.getByText('You are offline. Showing what was last loaded, as of')).toBeVisible();
  await context.setOffline(false);
  await submit(page).click();
  await expect(list(page, 'Tuesday 15 July 2031').getByRole('article')).toContainText('Camp');
});

test('offers a subscription link, which can be renewed and turned off', { tag: '@whole' }, async ({ page }) => {
  await open(page);
  await addOverHttp(page, 'Physio', new Date(2031, 6, 15, 10));
  await page.getByRole('button', { name: 'Subscribe to calendar' }).click();
  const dialog = page.getByRole('dialog', { name: 'Subscribe to calendar' });
  const link = dialog.getByLabel('Your private link');
  await expect(link).toHaveValue(/^http.+\/api\/calendar\/[\w-]{43}\.ics$/);
  const first = await link.inputValue();
  const read = async (url: string) => (await page.request.get(url)).text();
  expect(await read(first)).toContain('SUMMARY:Physio');
  await expect(dialog.getByRole('link', { name: 'Open in calendar app' })).toHaveAttribute('href', /^webcal:/);
  await expectNoAxeFindings(page);

  // By the keyboard alone: one sport, without one of its teams.
  const sport = dialog.getByRole('checkbox', { name: /^Netball \d+ of \d+$/ });
  await sport.focus();
  await page.keyboard.press('Space');
  await expect(sport).toBeChecked();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(sport).toHaveJSProperty('indeterminate', true);
  const [teams, chosen] = await Promise.all(
    ['/api/teams', '/api/calendar/feed'].map(async (path) => (await page.request.get(path)).json()),
  );
  const ofSport = teams.filter((team: { sport: { name: string } }) => team.sport.name === 'Netball');
  expect(chosen.teamIds.length).toBe(ofSport.length - 1);
  await expectNoAxeFindings(page);

  await page.route('**/api/calendar/feed', (route) => route.fulfill({ status: 429, json: { message: 'Slowly' } }));
  await dialog.getByLabel('My events').click();
  await expect(toast(page, 'alert', 'Your subscription was not changed')).toContainText('Slowly');
  await expect(dialog.getByLabel('My events')).toBeChecked();
  await page.unroute('**/api/calendar/feed');
  await dialog.getByLabel('My events').click();
  await expect(dialog.getByLabel('My events')).not.toBeChecked();
  await expect.poll(() => read(first)).not.toContain('Physio');

  const confirm = (question: string, button: string) =>
    page.getByRole('dialog', { name: question }).getByRole('button', { name: button }).click();
  await dialog.getByRole('button', { name: 'New link' }).click();
  await expectNoAxeFindings(page);
  await confirm('Create a new link?', 'New link');
  await expect(toast(page, 'status', 'This is your new link')).toBeVisible();
  await expect(link).not.toHaveValue(first);
  expect((await page.request.get(first)).status()).toBe(404);
  await dialog.getByRole('button', { name: 'Turn off' }).click();
  await confirm('Turn off your link?', 'Turn off');
  await expect(dialog.getByText('Calendar apps no longer show your events or games.')).toBeVisible();
  await dialog.getByRole('button', { name: 'New link' }).click();
  await expect(link).toBeVisible();
});

test('offers a game of the day as a calendar file', { tag: ['@dates', '@whole'] }, async ({ page }) => {
  await login(page, 'member');
  // From the second visit on, days are in the device's time zone at once; on the first, a late game may still move to another day.
  await openPage(page, '/calendar');
  await reloadPage(page);
  await day(page, /\d games?$/)
    .first()
    .click();
  const file = page.getByRole('link', { name: /^Add to my calendar app/ }).first();
  const response = await page.request.get((await file.getAttribute('href')) ?? '');
  expect(response.headers()['content-type']).toBe('text/calendar; charset=utf-8');
  expect(await response.text()).toContain('BEGIN:VEVENT');
});
