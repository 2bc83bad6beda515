import { expect, type Page } from '@playwright/test';
import { expectNoAxeFindings, login, test } from './fixtures.ts';
import { passwordOf } from './people.ts';
import { closeWindowOnce, failOnce } from './refusals.ts';

const form = (page: Page) => page.getByRole('dialog', { name: /(Add|Edit) Workout/ });
const exercise = (page: Page, column: string, place: number) =>
  form(page).getByRole('textbox', { name: `${column}, Exercises ${place}` });

test('an admin keeps a workout, exercise by exercise or as JSON', async ({ page }) => {
  const title = `Stairs ${Math.random().toString(36).slice(2, 8)}`;
  await login(page, 'admin');
  await page.goto('/admin/dashboard?tab=content');
  await page.getByRole('button', { name: /^Workouts/ }).click();
  await expect(page).toHaveURL(/content=workouts/);

  await page.getByRole('button', { name: 'Add Workout' }).click();
  await form(page).getByLabel('Title').fill(title);
  await form(page).getByRole('button', { name: 'Save' }).click();
  await expect(form(page).getByText('Must have at least one entry')).toBeVisible();
  await form(page).getByRole('button', { name: 'Add a row' }).click();
  await exercise(page, 'Name', 1).fill('Climb');
  await exercise(page, 'Sets', 1).fill('3');
  await exercise(page, 'Reps', 1).fill('12');
  await form(page).getByRole('button', { name: 'Add a row' }).click();
  await exercise(page, 'Sets', 2).fill('2');
  await form(page).getByRole('button', { name: 'Save' }).click();
  await expect(form(page).getByText('Row 2, name: is required')).toBeVisible();
  await expectNoAxeFindings(page);
  await exercise(page, 'Name', 2).fill('Rest');
  await failOnce(page, '**/api/workouts');
  await form(page).getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Failed to add workout')).toBeVisible();
  await closeWindowOnce(page, '**/api/workouts');
  await form(page).getByRole('button', { name: 'Save' }).click();
  await page.getByPlaceholder('Enter admin password').fill(passwordOf('admin'));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Workout added successfully')).toBeVisible();

  await page.getByRole('searchbox').fill(title);
  const card = page.getByRole('listitem').filter({ hasText: title }).first();
  await expect(card).toContainText('Climb');
  await expect(card).toContainText('3 × 12');
  await page.getByRole('button', { name: `Edit ${title}` }).click();
  await form(page).getByRole('button', { name: 'Edit as JSON' }).click();
  const json = form(page).getByLabel('Exercises');
  await expect(json).toHaveValue(/"name": "Climb"/);
  await json.fill('[{"name": "Climb", "sets": 5, "reps": 12}');
  await form(page).getByRole('button', { name: 'Save' }).click();
  await expect(form(page).getByText('Must be valid JSON')).toBeVisible();
  await json.fill('[{"day": "Monday", "exercises": [{"name": "Climb", "sets": 5, "reps": 12}]}]');
  await form(page).getByRole('button', { name: 'Edit as JSON' }).click();
  await expect(form(page).getByRole('textbox', { name: 'Day 1' })).toHaveValue('Monday');
  await form(page).getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Workout updated successfully')).toBeVisible();
  await expect(card).toContainText('5 × 12');
  await expectNoAxeFindings(page);

  // Leaving what is not saved asks first.
  await page.getByRole('button', { name: `Edit ${title}` }).click();
  await form(page).getByLabel('Duration', { exact: true }).fill('An hour');
  await page.goBack();
  await expect(form(page).getByText('What you typed is not saved.')).toBeVisible();
  await form(page).getByRole('button', { name: 'Keep editing' }).click();
  await expect(form(page).getByLabel('Duration', { exact: true })).toHaveValue('An hour');
  await page.keyboard.press('Escape');
  await form(page).getByRole('button', { name: 'Discard' }).click();
  await expect(form(page)).toBeHidden();

  await page.getByRole('button', { name: `Delete ${title}` }).click();
  const question = `Are you sure you want to delete the workout "${title}"? This action cannot be undone.`;
  await expect(page.getByRole('dialog')).toContainText(question);
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Workout deleted successfully')).toBeVisible();
  await expect(page.getByText('No workouts found')).toBeVisible();
});
