import { expect } from '@playwright/test';
import { HtmlValidate } from 'html-validate';
import { sitemap } from '#app/sitemap.ts';
import { login, test } from './fixtures.ts';

const validator = new HtmlValidate({
  extends: ['html-validate:standard', 'html-validate:document', 'html-validate:a11y'],
  // Advice, and not about validity: a fieldset may also be named by its label.
  rules: { 'heading-level': 'error', 'prefer-native-element': 'off', 'wcag/h71': 'off' },
});

/** Those that the validator does not know: a link says what it is for. */
const unrelated = (html: string) => html.match(/<link(?![^>]*\srel=)[^>]*>/g) ?? [];

for (const person of ['visitor', 'member'] as const) {
  test(`the server renders every page for a ${person} without an error in its HTML`, async ({ page }) => {
    if (person === 'member') await login(page, 'member');
    const games = await page.request.get('/api/games?limit=1');
    const id = games.ok() ? String((await games.json())[0].id) : '1';
    const errors: string[] = [];
    for (const { path } of sitemap.filter(({ guard }) => guard !== 'admin')) {
      const address = path.replace(/:\w+/g, id);
      const html = await (await page.request.get(address)).text();
      const { results } = await validator.validateString(html, address);
      const found = results.flatMap(({ messages }) =>
        messages.map(({ message, selector }) => `${message}: ${selector}`),
      );
      errors.push(...[...found, ...unrelated(html)].map((error) => `${address}: ${error}`));
    }
    expect(errors).toEqual([]);
  });
}
