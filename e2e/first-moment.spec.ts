import { expect } from '@playwright/test';
import { login, openPage, test, untilOpen } from './fixtures.ts';
import { inWholeRunUnless } from './whole-run.ts';

for (const path of ['/admin/dashboard', '/simple-admin', '/ground-anchor-dashboard']) {
  test(
    `${path} never has a 404 title, however late the list of admin pages loads`,
    inWholeRunUnless(path === '/admin/dashboard'),
    async ({ page }) => {
      await login(page, 'admin');
      await page.addInitScript(noteTitles);
      await page.route('**/assets/*.js', async (route) => {
        const response = await route.fetch();
        const code = await response.text();
        // The chunk with the list of pages for admins.
        if (code.includes('/ground-anchor-dashboard') && code.includes('/admin/audit'))
          await page.waitForFunction(hasTitle);
        await route.fulfill({ response: response, body: code });
      });
      await openPage(page, path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page).toHaveTitle(/Dashboard|Playlist/);
      expect(await page.evaluate(() => sessionStorage.getItem('titles'))).not.toContain('404');
    },
  );
}

test('a page that does not exist still has a 404 title', { tag: '@whole' }, async ({ page }) => {
  await login(page, 'member');
  await openPage(page, '/games');
  await untilOpen(page);
  await page.evaluate(() => history.pushState({}, '', '/nowhere'));
  await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate')));
  await expect(page).toHaveTitle(/^404 Page Not Found/);
});

test.describe('a phone far from the village', () => {
  test.use({ timezoneId: 'America/New_York' });

  test('shows its own local times from the first render on', async ({ page }) => {
    await login(page, 'member');
    // Sets the time zone cookie, as everybody's visit to the entry screen does before the login.
    await openPage(page, '/');
    let rendered: readonly string[] = [];
    // A busy server sends the page without rendered content.
    await expect(async () => {
      const html = await (await page.request.get('/games')).text();
      rendered = timesIn(html.slice(html.indexOf('id="root"'), html.indexOf('id="state"')));
      expect(rendered.length).toBeGreaterThan(0);
    }).toPass();
    await openPage(page, '/games');
    await expect(page.getByRole('article').first()).toBeVisible();
    const shown = timesIn(await page.locator('#root').innerHTML());
    expect(shown.slice(0, rendered.length)).toEqual(rendered);
  });
});

/** The times of day. The clock of a game, which runs on, is none. */
const timesIn = (html: string): readonly string[] =>
  html
    .replaceAll(/<span[^>]* role="timer"[^>]*>[^<]*<\/span>/g, ' ')
    .replaceAll(/<[^>]+>/g, ' ')
    .match(/\b\d{1,2}:\d{2}\b/g) ?? [];

const hasTitle = () => document.title !== '';

function noteTitles() {
  const note = () => sessionStorage.setItem('titles', `${sessionStorage.getItem('titles') ?? ''}|${document.title}`);
  new MutationObserver(note).observe(document, { subtree: true, childList: true, characterData: true });
}
