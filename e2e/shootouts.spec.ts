import { expect, type Page } from '@playwright/test';
import { expectNoAxeFindings, expectNoAxeFindingsInBothThemes, openPage, test } from './fixtures.ts';
import { fromTheApp } from './live-game.ts';
import { ownApp } from './own-app.ts';

// An app of its own, because a live game appears on everybody's Home.
const { at, logInAs } = ownApp({ demo: true });

const tap = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const openFlow = (page: Page) => page.getByRole('button', { name: /next period or end$/ }).click();

interface Tie {
  id: number;
  home: string;
  away: string;
}

/** A cup tie of today between two new soccer teams. */
async function addTie(admin: Page): Promise<Tie> {
  const post = async (path: string, data: object) => {
    const response = await admin.request.post(at(path), { headers: fromTheApp, data });
    expect(response.status(), await response.text()).toBe(201);
    return response.json();
  };
  const sports: { id: number; definition: string }[] = await (await admin.request.get(at('/api/sports'))).json();
  const sportId = sports.find(({ definition }) => definition === 'soccer')?.id;
  const word = crypto.randomUUID().slice(0, 4);
  const names = { home: `O’Hara’s 11 🦅 ${word}`, away: `The Very Late Kick-Offs of Long Street ${word}` };
  const [home, away] = [
    await post('/api/teams', { name: names.home, sportId, gender: 'Mixed' }),
    await post('/api/teams', { name: names.away, sportId, gender: 'Mixed' }),
  ];
  const sides = { sportId, homeTeamId: home.id, awayTeamId: away.id };
  const when = { dateTime: new Date().toISOString(), location: 'Long Street Ground' };
  const { id } = await post('/api/games', { ...sides, ...when, category: 'playoff' });
  return { id, ...names };
}

test('a cup tie goes from the console through a shoot-out to the card to share', async ({ page, browser }) => {
  const admin = await browser.newPage();
  await logInAs(admin, 'admin');
  const { id, home, away } = await addTie(admin);
  const watcher = await browser.newPage();
  await logInAs(watcher, 'member');
  await watcher.goto(at(`/games/${id}`));

  await logInAs(page, 'officer');
  await openPage(page, at(`/games/${id}/console`));
  await tap(page, 'Start the game');
  await tap(page, 'Goal');
  await page.getByRole('region', { name: 'Scoring for' }).getByRole('button').nth(1).click();
  await tap(page, 'Goal');
  await openFlow(page);
  await tap(page, 'Start 2nd half');

  // The tie is level: it cannot end without a word about how it was decided.
  await openFlow(page);
  await tap(page, 'End the game');
  const question = page.getByRole('dialog', { name: 'How was it decided?' });
  await expect(question).toContainText('The score is 1–1, and this is a cup tie.');
  await expectNoAxeFindingsInBothThemes(page);
  await question.getByRole('button', { name: 'Shoot-out' }).click();

  // Its own screen: no goal can be pressed there by mistake.
  const shootout = page.getByRole('region', { name: 'Shoot-out' });
  await expect(shootout.getByText(`${away} shoots first, or choose the other side`)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Goal', exact: true })).toHaveCount(0);
  await page.getByRole('region', { name: 'Scoring for' }).getByRole('button').first().click();
  const over = shootout.getByRole('button', { name: 'End the game' });
  const says = (text: string) => expect(shootout.getByText(text, { exact: true })).toBeVisible();
  const kick = async (result: 'Scored' | 'Missed', then: string) => {
    await shootout.getByRole('button', { name: result }).click();
    await says(then);
  };
  await expect(over).toBeDisabled();
  await kick('Scored', `Attempt 1 of 5: ${away}`);
  await kick('Missed', `Attempt 2 of 5: ${home}`);
  await kick('Missed', `Attempt 2 of 5: ${away}`);
  await tap(page, 'Undo: Shoot-out miss');
  await says(`Attempt 2 of 5: ${home}`);
  await kick('Scored', `Attempt 2 of 5: ${away}`);
  await kick('Scored', `Attempt 3 of 5: ${home}`);
  await kick('Scored', `Attempt 3 of 5: ${away}`);
  await kick('Missed', `Attempt 4 of 5: ${home}`);
  await expectNoAxeFindingsInBothThemes(page);
  await kick('Missed', `Attempt 4 of 5: ${away}`);
  await kick('Missed', `${home} won 3–1`);
  await expect(shootout.getByRole('button', { name: 'Scored' })).toBeDisabled();
  await expect(shootout.getByRole('region', { name: home }).getByText('scored', { exact: true })).not.toHaveCount(0);
  await expectNoAxeFindingsInBothThemes(page);
  await expect(watcher.locator('.sides')).toContainText('(3–1 pens)');
  await over.click();

  await expect(page.getByRole('heading', { name: 'Game over' })).toBeVisible();
  await expect(page.getByText(`${home} 1–1 (3–1 pens) ${away}`)).toBeVisible();
  await expectNoAxeFindings(page);
  await expect(watcher.locator('.sides')).toContainText('(3–1 pens)');
  await expect(watcher.getByText(`${home} won 3–1 on penalties`, { exact: true })).toBeVisible();

  // The card to share, from the console.
  await tap(page, 'Share');
  const picture = page.getByRole('dialog').getByRole('img');
  await expect(picture).toHaveAttribute('alt', `${home} 1–1 (3–1 pens) ${away}`);
  await expect(picture).toHaveJSProperty('naturalWidth', 1200);
  await page.getByRole('button', { name: 'Close' }).click();

  await page.getByRole('link', { name: 'View result' }).click();
  await expect(page.locator('.sides')).toContainText('(3–1 pens)');
  await expectNoAxeFindingsInBothThemes(page);
  await watcher.goto(at('/games'));
  await watcher.getByRole('button', { name: 'Completed' }).click();
  await expect(watcher.getByRole('article').filter({ hasText: away })).toContainText('(3–1 pens)');
  const found = await watcher.request.get(at(`/api/search?q=${encodeURIComponent(away)}`));
  expect(await found.text()).toContain('1–1 (3–1 pens)');
});

test('an officer types a level cup tie, and says how it was decided', { tag: '@whole' }, async ({ page, browser }) => {
  const admin = await browser.newPage();
  await logInAs(admin, 'admin');
  const { id, home, away } = await addTie(admin);
  await logInAs(page, 'officer');
  await openPage(page, at('/ground-anchor-dashboard'));
  const officerDialog = page.getByRole('dialog', { name: 'Ground Anchor Authentication Required' });
  await officerDialog.getByLabel('Username').fill('officer');
  await officerDialog.getByRole('button', { name: 'Verify' }).click();
  await page.getByRole('tab', { name: 'Game Scores' }).click();
  await page.getByRole('button', { name: `Update Score: ${home} v ${away}` }).click();
  await page.getByLabel(home, { exact: true }).fill('2');
  await page.getByLabel(away, { exact: true }).fill('2');
  await tap(page, 'Save');
  await expect(page.getByRole('dialog', { name: 'How was it decided?' })).toBeVisible();
  await expectNoAxeFindingsInBothThemes(page);
  await tap(page, 'Enter the shoot-out');
  await expect(page.getByLabel(`Shoot-out: ${home}`)).toBeFocused();
  await page.getByLabel(`Shoot-out: ${home}`).fill('13');
  await page.getByLabel(`Shoot-out: ${away}`).fill('13');
  await tap(page, 'Save');
  // The server says what is wrong, beside the field.
  await expect(page.getByText('A shoot-out has a winner: it cannot be level').first()).toBeVisible();
  await page.getByLabel(`Shoot-out: ${away}`).fill('14');
  await tap(page, 'Save');
  await expect(page.getByText('Game updated')).toBeVisible();
  await expect(page.getByRole('article').filter({ hasText: away })).toContainText('(13–14 pens)');

  // Home, and the text of the box score for people who read.
  await openPage(page, at('/home'));
  const card = page.locator('.card', { has: page.getByRole('heading', { name: 'Most Recent Game' }) });
  await expect(card).toContainText('(13–14 pens)');
  for (const width of [320, 360, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  }
  await expectNoAxeFindings(page);
  await openPage(page, at(`/games/${id}`));
  await expect(page.locator('.sides')).toContainText('(13–14 pens)');
});
