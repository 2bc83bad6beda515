import { expect, type Locator, type Page } from '@playwright/test';
import { openPage } from './fixtures.ts';

export const unique = (words: string) => `${words} ${crypto.randomUUID().slice(0, 8)}`;
export const getCard = (page: Page, content: string): Locator => page.getByRole('article').filter({ hasText: content });
export const form = (page: Page): Locator =>
  page.getByRole('form', { name: 'Post a thought' }).filter({ visible: true });
export const exactText = (page: Page, text: string): Locator => page.getByText(text, { exact: true });

/** On a phone the form is a sheet behind the button; on a desktop it stands beside the list. */
export async function openForm(page: Page): Promise<Locator> {
  await openPage(page, '/thoughts');
  await expect(page.getByRole('list', { name: 'Thoughts' })).toBeVisible();
  // On a desktop the button of this name belongs to the form.
  const isPhone = (page.viewportSize()?.width ?? 0) < 1024;
  if (isPhone) await page.getByRole('button', { name: 'Post', exact: true }).first().click();
  await expect(form(page)).toBeVisible();
  return form(page);
}

export async function postThought(page: Page, content: string, displayName = 'Left Back'): Promise<Locator> {
  const opened = await openForm(page);
  await opened.getByLabel("What's on your mind?").fill(content);
  await opened.getByLabel('Display name').fill(displayName);
  await opened.getByRole('button', { name: 'Post', exact: true }).click();
  await expect(exactText(page, 'Post created successfully!')).toBeVisible();
  return getCard(page, content);
}
