import { expect } from '@playwright/test';
import { buildWorkbook, type Cell } from '#platform/spreadsheets/testing/corpus.ts';
import { test } from './fixtures.ts';
import { Newcomer } from './newcomer.ts';
import { ownApp } from './own-app.ts';
import { court, taps } from './thumb.ts';

const { at } = ownApp();

const timeZone = 'Africa/Johannesburg';
test.use({ timezoneId: timeZone });

/** Spreadsheet numbers in the village's time zone: the day of today, and the current quarter of an hour as a part of it. */
function spreadsheetNow() {
  const local = new Date().toLocaleString('sv-SE', { timeZone }).replace(' ', 'T');
  const days = Date.parse(`${local}Z`) / 86_400_000 + 25_569;
  const today = Math.floor(days);
  return { today, now: Math.floor((days - today) * 96) / 96 };
}

/** A cover and three sports, with one column of results, and days and times as numbers; one game starts now. */
function seasonWorkbook() {
  const { today, now } = spreadsheetNow();
  const headings: Cell[] = ['Date', 'Kick-off', 'Home', 'Result', 'Away', 'Venue'];
  return buildWorkbook({
    Cover: [['Inter-residence league'], ['Season 2026'], ['Please mail changes to the sports office']],
    Soccer: [
      ['Inter-residence league', '', '', ''],
      headings,
      [today - 7, 0.75, 'Oak Res', '4-2', 'Kgotla House', 'Main Field'],
      [today - 7, 0.8125, 'Elm House', '2 – 1 (1-0)', 'River Hall', 'Main Field'],
      [today, now, 'Kgotla House', '', 'Elm House', 'Main Field'],
      [today + 7, 0.75, 'River Hall', '', 'Oak Res', 'Main Field'],
    ],
    Netball: [
      headings,
      [today - 6, 0.75, 'Oak Res', '31-28', 'Elm House', 'Court 1'],
      [today + 1, 0.75, 'Elm House', '', 'Oak Res', 'Court 1'],
    ],
    Basketball: [
      headings,
      [today - 5, 0.75, 'River Hall', '106-82 OT', 'Kgotla House', 'Hall'],
      [today + 2, 0.75, 'Kgotla House', '', 'River Hall', 'Hall'],
    ],
  });
}

const rosterWorkbook = () => {
  const eleven = Array.from({ length: 12 }, (_, at): Cell[] => [
    ...['Soccer', 'Kgotla House', 'Thabo', `Nkosi ${'ABCDEFGHIJKL'[at]}`],
    at + 1,
  ]);
  return buildWorkbook({
    'Read me': [['Registered players']],
    Players: [['Registered players'], [], ['Sport', 'Team', 'Name', 'Surname', 'No.'], ...eleven],
  });
};

test('a newcomer gets from an empty village and two workbooks to its first live game within 50 presses', {
  tag: '@dates',
}, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const newcomer = new Newcomer(page);
  await newcomer.openDashboard(at('/'));

  await newcomer.nextStep('Next: Name the village');
  await newcomer.type('Name', 'Kgotla Arena');
  await newcomer.press(page.getByRole('form', { name: 'Name and look' }).getByRole('button', { name: 'Save' }));
  await expect(page.getByText('Settings saved')).toBeVisible();
  await newcomer.back();

  await newcomer.nextStep('Next: Import the teams');
  await newcomer.file('season.xlsx', seasonWorkbook());
  await newcomer.importSheet(4);
  await newcomer.button('Next sheet: Netball');
  await newcomer.importSheet(2);
  await newcomer.button('Next sheet: Basketball');
  await newcomer.importSheet(2);
  await newcomer.button('Import another file');
  await newcomer.file('players.xlsx', rosterWorkbook());
  await newcomer.button('Import 12 rows');
  await expect(page.getByText('12 added, 0 changed, 0 skipped')).toBeVisible();
  await newcomer.back();

  await newcomer.nextStep('Next: Which team is yours?');
  await newcomer.press(page.getByRole('combobox', { name: 'Your team' }));
  await newcomer.press(page.getByRole('option', { name: 'Kgotla House' }));
  await newcomer.button('Save');

  await newcomer.nextStep('Next: Appoint the officers');
  await newcomer.type('Name of the person to invite', 'Ayanda');
  await newcomer.button('Create the link');
  await newcomer.button('Copy link');
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  await newcomer.button('Done');
  await newcomer.back();

  await newcomer.nextStep('Next: Check the help lines');
  const help = page.getByRole('form', { name: 'Help' });
  await expect(help).toBeInViewport();
  for (const check of await help.getByRole('button', { name: /^Mark as checked/ }).all()) await newcomer.press(check);
  await newcomer.press(help.getByRole('button', { name: 'Save' }));
  await expect(help.getByRole('button', { name: 'Save' })).toBeDisabled();

  await newcomer.tab('Games');
  const today = page.getByRole('article').filter({ hasText: 'Elm House' }).filter({ hasText: 'Kgotla House' });
  await newcomer.press(today.getByRole('link', { name: 'Score live' }));
  await newcomer.button('Start the game');
  await newcomer.press(taps(page).getByRole('button', { name: 'Goal', exact: true }));
  await expect(court(page).first()).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'All saved' })).toBeVisible();
  expect(newcomer.presses).toBeLessThanOrEqual(50);
});
