import { expect, type Page } from '@playwright/test';
import { expectNoAxeFindings, test } from './fixtures.ts';
import { Newcomer } from './newcomer.ts';
import { ownApp } from './own-app.ts';

test.use({ timezoneId: 'Africa/Johannesburg' });

interface Wanted {
  venues: readonly string[];
  residences: readonly string[];
  sports: readonly string[];
  games: number;
}

/** From the first login of an empty village to a published season, in the place where each question is asked. */
async function planFromNothing(page: Page, address: string, { venues, residences, sports, games }: Wanted) {
  const newcomer = new Newcomer(page);
  await newcomer.openDashboard(address);
  await newcomer.button(/^First steps/);
  await newcomer.link('Plan the first season');
  await newcomer.button('New plan');
  await newcomer.type('Courts at once', '2');
  for (const name of venues) {
    await newcomer.type('Name of the venue', name);
    await newcomer.button('Add the venue');
    await expect(page.getByRole('checkbox', { name })).toBeChecked();
  }
  await newcomer.type('Names', residences.join('\n'));
  await newcomer.button(`Add ${residences.length} residences`);
  // What is below moves while the list of residences grows.
  for (const name of residences) await expect(page.getByRole('checkbox', { name, exact: true })).toBeChecked();
  const teams = (count: number) =>
    page.getByRole('button', { name: new RegExp(`^One team for each residence .* \\(makes ${count}\\)$`) });
  for (const [at, sport] of sports.entries()) {
    await newcomer.press(page.getByRole('button', { name: sport, exact: true }));
    await expect(teams(residences.length * (at + 1))).toBeVisible();
  }
  await newcomer.press(teams(residences.length * sports.length));
  await expect(page.getByText(`${residences.length} teams, in the order of their seeds`)).toHaveCount(sports.length);
  await expect(page.getByText('All answers are saved')).toBeVisible();
  await expectNoAxeFindings(page);
  await newcomer.button('Make the games');
  await expect(page.getByText(`${games} games made`)).toBeVisible({ timeout: 60_000 });
  await newcomer.link('To publishing');
  await newcomer.button('Publish the season');
  await newcomer.press(page.getByRole('dialog').getByRole('button', { name: 'Publish' }));
  await expect(page.getByText('The village has this plan')).toBeVisible({ timeout: 30_000 });
  return newcomer.presses;
}

test.describe('a newcomer', () => {
  const { at } = ownApp();

  test('gets from an empty village to a published season within 30 presses', async ({ page }) => {
    const presses = await planFromNothing(page, at('/'), {
      venues: ['Main Hall'],
      residences: ["Elm's End", 'Oak House', 'Kgotla House', 'Zoë Court'],
      sports: ['Netball', 'Chess'],
      games: 12,
    });
    expect(presses).toBeLessThanOrEqual(30);
  });
});

test.describe('a newcomer with 12 residences, 6 sports, 3 venues and 14 weeks', () => {
  // As villages have them: making each team by itself would be more writes than a minute allows.
  const { at } = ownApp({ settings: async () => ({ LIMITS: '1' }) });

  test('needs 40 presses', { tag: '@whole' }, async ({ page }) => {
    const presses = await planFromNothing(page, at('/'), {
      venues: ['Main Hall', 'Covered Courts', 'West Field'],
      residences: Array.from({ length: 12 }, (_, at) => `House ${'ABCDEFGHIJKL'[at]}`),
      sports: ['Basketball', 'Netball', 'Soccer', 'Hockey', 'Chess', 'Pool'],
      games: 396,
    });
    expect(presses).toBeLessThanOrEqual(40);
  });
});
