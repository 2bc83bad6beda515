import { expect, type Page } from '@playwright/test';
import { adminSitemap } from '#app/admin-sitemap.ts';
import { sitemap } from '#app/sitemap.ts';
import type { Game } from '#features/competition/games/contract.ts';
import { login, openPage, test } from './fixtures.ts';
import type { Person } from './people.ts';
import { setFontSize, textFaults } from './text-geometry.ts';
import { inWholeRunUnless } from './whole-run.ts';

// The narrowest phone, with the browser's own font size set to twice the usual.
test.use({ viewport: { width: 360, height: 740 } });

/** A page, or what opens there when buttons are pressed. */
type Screen = readonly [path: string, ...presses: readonly (string | RegExp)[]];

/** Dialogs, and pages whose path needs an id; the others come from the two sitemaps. */
const screens: Record<Person | 'visitor', readonly Screen[]> = {
  visitor: [['/'], ['/auth'], ['/join']],
  member: [
    ['/home'],
    ['/games'],
    ['/games/coming'],
    ['/games/live'],
    ['/games/done'],
    ['/games/done', 'Share'],
    ['/games/coming', /RSVP|You're going/],
    ['/box-score?game=done'],
    ['/box-score-detail?game=done'],
    ['/standings'],
    ['/players'],
    ['/players', /^View Profile/],
    ['/player-compare'],
    ['/teams?sport=1'],
    ['/teams/1'],
    ['/players/1'],
    ['/media?tab=photos'],
    ['/media?tab=workouts'],
    ['/thoughts', 'Post'],
    ['/social', 'Share Workout'],
    ['/ai'],
    ['/calendar', 'Subscribe'],
    ['/account'],
    ['/account/notifications'],
    ['/more'],
  ],
  officer: [
    ['/meets/1/results'],
    ['/ground-anchor-dashboard'],
    ['/box-score-entry?game=done'],
    ['/games/coming/console'],
  ],
  admin: [
    ['/admin/dashboard?tab=scores'],
    ['/admin/dashboard?tab=games', /^Add/],
    ['/admin/dashboard?tab=rosters'],
    ['/admin/dashboard?tab=media'],
    ['/admin/dashboard?tab=anchors', /^Edit/],
    ['/admin/dashboard?tab=anchors', /^Delete/],
    ['/admin/dashboard?tab=content', /^Playlists/],
    ['/admin/announcements', /^Add/],
    ['/admin/people', 'Create account'],
    ['/admin/settings'],
    ['/admin-dashboard', 'Delete All Comments'],
    ['/simple-admin', 'New Playlist'],
  ],
};

const everyPage = [...sitemap, ...adminSitemap].flatMap(({ path, guard, needs }) =>
  path.includes(':') || needs ? [] : [[guard, path] as const],
);

for (const person of ['visitor', 'member', 'officer', 'admin'] as const) {
  test(
    `in text of 200 % nothing that a ${person} reads is cut off, overlapped or broken inside a word`,
    inWholeRunUnless(person === 'visitor'),
    async ({ page }) => {
      await page.route(/^https:/, (route) => route.fulfill({ body: '' }));
      if (person !== 'visitor') await login(page, person);
      const ids = person === 'visitor' ? null : await gameIds(page);
      await setFontSize(page, 200);
      const others = everyPage.flatMap(([guard, path]): Screen[] => (guard === person ? [[path]] : []));
      const found: string[] = [];
      for (const [path, ...presses] of [...screens[person], ...others]) {
        await openPage(
          page,
          path.replace(/\b(?:coming|done|live)\b(?=\/|$)/, (state) => ids?.[state] ?? state),
        );
        await expect(page.locator('main, dialog[open]').first()).toBeVisible();
        for (const name of presses) await page.getByRole('main').getByRole('button', { name }).first().click();
        await expect(page.locator('.shimmer')).toHaveCount(0);
        await readFarRowsToo(page);
        const faults = await textFaults(page);
        if (person === 'admin') faults.push(...(await sidewaysInUsualText(page)));
        found.push(...faults.map((fault) => `${[path, ...presses].join(' > ')}: ${fault}`));
      }
      await openPage(page, 'about:blank');
      expect(found).toEqual([]);
    },
  );
}

async function gameIds(page: Page): Promise<Readonly<Record<string, string>>> {
  const games: readonly Game[] = await (await page.request.get('/api/games?limit=200')).json();
  const [coming, live, done] = [
    games.find(({ status }) => status === 'upcoming'),
    games.find(({ status, sport }) => status === 'live' && sport.name === 'Netball'),
    games.find(({ hasBoxScore }) => hasBoxScore),
  ];
  return { coming: `${coming?.id}`, live: `${live?.id}`, done: `${done?.id}` };
}

async function sidewaysInUsualText(page: Page): Promise<string[]> {
  const found: string[] = [];
  await setFontSize(page, 100);
  for (const width of [390, 360]) {
    await page.setViewportSize({ width, height: 740 });
    const whole = await page.evaluate(() => document.documentElement.scrollWidth);
    if (whole > width) found.push(`${whole} wide at ${width}`);
  }
  await setFontSize(page, 200);
  return found;
}

/** Makes the page lay out rows far outside the window as well. */
const readFarRowsToo = (page: Page) =>
  page.locator(':root').evaluate((root) => root.setAttribute('data-returning', ''));
