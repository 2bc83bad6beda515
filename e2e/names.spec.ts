import { expect, type Page } from '@playwright/test';
import type { Player } from '#features/teams/players/contract.ts';
import type { Team } from '#features/teams/teams/contract.ts';
import { login, openPage, test } from './fixtures.ts';

const screens = [
  ...[
    '/home',
    '/games',
    '/games?status=past',
    '/standings',
    '/players',
    '/teams',
    '/teams/1',
    '/players/1',
    '/venues/1',
  ],
  ...['/box-score?game=46', '/box-score-detail?game=115', '/player-compare?sport=1&a=1&b=2'],
];

test('every name of a team or player leads to its page, or stands in a row that leads on', async ({ page }) => {
  await login(page, 'member');
  const teams: Team[] = await (await page.request.get('/api/teams')).json();
  const players: Player[] = await (await page.request.get('/api/players/with-relations')).json();
  const names = [...teams.map(({ name }) => name), ...players.map(({ displayName }) => displayName)];
  for (const path of screens) {
    await openPage(page, path);
    await expect(page.locator('.shimmer:visible')).toHaveCount(0);
    expect(await namesThatLeadNowhere(page, names), path).toEqual([]);
  }
});

/**
 * Names that are alone in their element, and neither in a link or control, nor in a card or row with a link to a game or a
 * button to a profile, nor the subject of the page itself.
 */
const namesThatLeadNowhere = (page: Page, names: readonly string[]): Promise<string[]> =>
  page.locator('main').evaluate((main, known) => {
    const subject = main.querySelector('h1')?.textContent;
    const isName = new Set(known.filter((name) => name !== subject));
    const leads =
      'a[href], button, option, select, label, [role=radio], [role=option], h1, caption, title, [aria-hidden]';
    const leadsOn = '.opens-game, article, li, tr, .game-link, .card:has(> .relative > a[href^="/games/"])';
    const nowhere = [...main.querySelectorAll('*')].filter((element) => {
      const isShown = element.getClientRects().length > 0 && !element.closest('.sr-only');
      const own = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
      if (!isShown || !own.some(({ textContent }) => isName.has(textContent?.trim() ?? ''))) return false;
      if (element.closest(leads)) return false;
      return !element
        .closest(leadsOn)
        ?.querySelector('a[href^="/games/"], a[href^="/teams/"], a[href^="/players/"], button');
    });
    return nowhere.map((element) => `${element.textContent} in ${element.parentElement?.outerHTML.slice(0, 200)}`);
  }, names);
