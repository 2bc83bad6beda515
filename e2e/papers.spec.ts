import { expect } from '@playwright/test';
import { expectNoAxeFindingsInBothThemes, login, openPage, test } from './fixtures.ts';

test('an admin writes the privacy text from a template, and a visitor finds it at the end of each page', {
  tag: '@phone',
}, async ({ page, browser, baseURL }) => {
  const visitor = await browser.newPage({ baseURL: baseURL ?? '', viewport: { width: 320, height: 664 } });
  const link = visitor.getByRole('navigation', { name: 'About this app' }).getByRole('link', { name: 'Privacy' });
  await openPage(visitor, '/');
  await expect(visitor.getByRole('button', { name: 'Initialize Connection' })).toBeVisible();
  await expect(link).toHaveCount(0);

  await login(page, 'admin');
  await openPage(page, '/admin/papers');
  const privacy = page.getByRole('form', { name: 'Privacy' });
  await privacy.getByRole('button', { name: 'Start from a template' }).click();
  const text = privacy.getByLabel('Text');
  await expect(text).toHaveValue(/### Your account\n/);
  await text.fill(`${await text.inputValue()}\n\nQuestions: fynbos.7@karoo.example`);
  await privacy.getByText('Preview', { exact: true }).click();
  await expect(privacy.getByRole('heading', { name: 'Your account', exact: true })).toBeVisible();
  await expectNoAxeFindingsInBothThemes(page);
  await privacy.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Text saved').first()).toBeVisible();

  await openPage(visitor, '/');
  await link.click();
  await expect(visitor.getByRole('heading', { level: 1, name: 'Privacy' })).toBeVisible();
  await expect(visitor.getByRole('link', { name: 'fynbos.7@karoo.example' })).toBeVisible();
  await expectNoAxeFindingsInBothThemes(visitor);
  await openPage(visitor, '/thoughts');
  await expect(link).toBeVisible();
  await visitor.getByRole('link', { name: 'Accessibility' }).click();
  await expect(visitor.getByRole('heading', { name: 'Tell us about a barrier' })).toBeVisible();
  await expectNoAxeFindingsInBothThemes(visitor);
  await visitor.close();

  await text.fill('');
  await privacy.getByRole('button', { name: 'Save' }).click();
  await expect(privacy.getByText('Not written: no page links to it.')).toBeVisible();
});
