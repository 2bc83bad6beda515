import { expect, type Page } from '@playwright/test';
import { expectNoAxeFindings, login, openPage, reloadPage, test } from './fixtures.ts';

test('a member asks for a workout, adjusts what the planner understood, saves the plan and deletes it', async ({
  page,
}) => {
  // The phone and desktop projects save into the same member's list at the same time.
  const minutes = test.info().project.name === 'phone' ? '45' : '40';
  const title = `Full body workout, ${minutes} minutes`;
  await login(page, 'member');
  await openPage(page, '/ai');
  await expect(page.getByRole('tab', { name: 'Workout Plans' })).toHaveAttribute('aria-selected', 'true');
  await expectNoAxeFindings(page);

  await page.getByRole('button', { name: '30 minutes, no equipment, careful with knees' }).click();
  await expect(page.getByRole('heading', { name: 'Full body workout, 30 minutes' })).toBeVisible();
  for (const part of ['Warm-up', 'Main part', 'Cool-down']) {
    await expect(page.getByRole('heading', { name: part })).toBeVisible();
  }
  await expect(page.getByRole('combobox', { name: 'Minutes' })).toHaveValue('30');
  await expect(page.getByRole('combobox', { name: 'Careful with', exact: true })).toHaveValue('knees');
  await expect(page.getByText(/see a doctor or physiotherapist/)).toBeVisible();
  await expectNoAxeFindings(page);

  await page.getByRole('combobox', { name: 'Equipment' }).selectOption('dumbbells');
  await expect(page.getByText(/30 minutes.*dumbbells, careful with knees/)).toBeVisible();
  await page.getByRole('combobox', { name: 'Minutes' }).selectOption(minutes);
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await page.getByRole('combobox', { name: 'Careful with', exact: true }).selectOption('');
  await expect(page.getByText(new RegExp(`${minutes} minutes.*dumbbells\\. `))).toBeVisible();

  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('button', { name: 'Saved' })).toBeDisabled();
  const row = page.getByRole('button', { name: new RegExp(`^${title}`) });
  await expect(row).toBeVisible();
  await reloadPage(page);
  await row.click();
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await page.getByRole('button', { name: `Delete ${title}` }).click();
  await expect(row).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row).toBeVisible();
  await expectNoAxeFindings(page);
  await page.getByRole('button', { name: `Delete ${title}` }).click();
  await expect(row).toBeHidden();
});

test('shows a weekly plan one day at a time, and shares it to the lobby day by day', { tag: '@whole' }, async ({
  page,
}) => {
  await login(page, 'member');
  await openPage(page, '/ai');
  await ask(page, 'Strength three days a week, gym, 45 minutes', 'Make my plan');
  await expect(page.getByRole('button', { name: 'Day 1' })).toHaveAttribute('aria-pressed', 'true');
  const first = await page.getByRole('article').textContent();
  await page.getByRole('button', { name: 'Day 2' }).click();
  await expect(page.getByRole('button', { name: 'Day 2' })).toHaveAttribute('aria-pressed', 'true');
  expect(await page.getByRole('article').textContent()).not.toBe(first);

  await page.getByRole('link', { name: 'Share to Lobby' }).click();
  const form = page.getByRole('dialog', { name: 'Share Workout' });
  await expect(form.getByRole('group', { name: 'Day 2' })).toBeVisible();
  await expectNoAxeFindings(page);
  const title = `Three strong days ${crypto.randomUUID().slice(0, 8)}`;
  await form.getByLabel('Title').fill(title);
  await form.getByRole('button', { name: 'Share', exact: true }).click();
  const shared = page.getByRole('article', { name: new RegExp(`^${title}`) });
  await expect(shared).toContainText('45 mins');
  await expect(shared.getByText('Day 3')).toBeVisible();
});

test('tips have their own tab and URL, and the tabs work with the keyboard', { tag: '@whole' }, async ({ page }) => {
  await login(page, 'member');
  await openPage(page, '/ai?tab=tips');
  await expect(page.getByRole('tab', { name: 'Better Living Tips' })).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('textbox').fill("I can't sleep before exams");
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('heading', { name: 'Sleeping better and getting through exams' })).toBeVisible();
  await expectNoAxeFindings(page);
  await page.getByRole('tab', { name: 'Better Living Tips' }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(page).toHaveURL(/tab=workouts/);
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('heading', { name: 'Sleeping better and getting through exams' })).toBeVisible();
});

test('shows the specified messages for missing input and failures, and keeps what was typed', {
  tag: '@whole',
}, async ({ page }) => {
  await login(page, 'member');
  await openPage(page, '/ai');
  await page.getByRole('button', { name: 'Make my plan' }).click();
  const missing = 'Please enter details about the workout you want';
  await expect(page.getByText('Input required')).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveAccessibleDescription(missing);
  await expect(page.getByRole('textbox')).toBeFocused();
  await refuse(page);
  await ask(page, 'Legs at home', 'Make my plan');
  await expect(page.getByText('Failed to generate workout recommendation. Please try again.')).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveValue('Legs at home');

  await page.getByRole('tab', { name: 'Better Living Tips' }).click();
  await page.getByRole('button', { name: 'Get tips' }).click();
  await expect(page.getByText("Please enter what kind of tips you're looking for").first()).toBeVisible();
  await ask(page, 'Sleep', 'Get tips');
  await expect(page.getByText('Failed to generate tips. Please try again.')).toBeVisible();
});

test('answers words of danger with people to call instead of a plan, and does not keep them', async ({ page }) => {
  await login(page, 'member');
  await openPage(page, '/ai');
  await ask(page, 'I feel like killing myself', 'Make my plan');
  const card = page.getByRole('region', { name: 'You matter, and you are not alone' });
  await expect(card).toBeFocused();
  await expect(card.getByRole('link', { name: /SADAG/ })).toHaveAttribute('href', 'tel:0800567567');
  await expect(page.getByRole('heading', { name: 'Warm-up' })).toHaveCount(0);
  await expectNoAxeFindings(page);
  await reloadPage(page);
  await expect(page.getByRole('textbox')).toHaveValue('');

  await ask(page, 'asdfghjkl', 'Make my plan');
  await expect(page.getByText("I did not understand 'asdfghjkl'; tell me minutes, goal or equipment")).toBeVisible();
  await expect(page.getByRole('textbox')).toBeFocused();
  await expect(page.getByRole('textbox')).toHaveValue('asdfghjkl');

  await page.getByRole('tab', { name: 'Better Living Tips' }).click();
  // The other tab's text field stays visible until this tab's code has loaded.
  await expect(page.getByRole('textbox', { name: 'What would you like to be better at?' })).toBeVisible();
  await ask(page, 'broke my arm yesterday', 'Get tips');
  await expect(page.getByRole('region', { name: 'Please get medical help now' })).toBeVisible();
});

test('leads a request typed in the wrong tab to the right one, with its words, and back if it was meant there', async ({
  page,
}) => {
  await login(page, 'member');
  await page.goto('/ai?tab=tips');
  await expect(page.getByRole('textbox', { name: 'What would you like to be better at?' })).toBeVisible();
  await ask(page, 'gym drills, 30 minutes', 'Get tips');
  await expect(page.getByRole('tab', { selected: true })).toHaveText('Workout Plans');
  await expect(page.getByText('This reads like a workout, so here is a plan.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Warm-up' })).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveValue('gym drills, 30 minutes');
  await expectNoAxeFindings(page);
  await page.getByRole('button', { name: 'Get tips instead' }).click();
  await expect(page.getByRole('tab', { selected: true })).toHaveText('Better Living Tips');
  await expect(page.getByText('Good for')).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveValue('gym drills, 30 minutes');

  await page.getByRole('tab', { name: 'Workout Plans' }).click();
  await expect(page.getByRole('textbox', { name: 'What do you want to train?' })).toBeVisible();
  await ask(page, "I can't sleep before exams", 'Make my plan');
  await expect(page.getByText('This reads like everyday life, so here are tips.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Make a plan instead' })).toBeVisible();
});

async function ask(page: Page, words: string, button: string) {
  await page.getByRole('textbox').fill(words);
  await page.getByRole('button', { name: button }).click();
}

const refuse = (page: Page) =>
  page.route(/\/api\/ai\/(workout-recommendation|better-living-tip)/, (route) =>
    route.fulfill({ status: 429, json: { message: 'Too many tries. Please wait a moment and try again.' } }),
  );
