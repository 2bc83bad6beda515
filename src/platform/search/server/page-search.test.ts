import { afterAll, describe, expect, it } from 'vitest';
import { adminSitemap } from '#app/admin-sitemap.ts';
import { sitemap } from '#app/sitemap.ts';
import { startTestApp } from '#app/testing/app.ts';
import { pageAt } from '#shared/sitemap.ts';
import { found } from '../testing/search.ts';

const arena = await startTestApp();
afterAll(() => arena.close());

const paths = async (person: 'member' | 'officer' | 'admin', q: string) =>
  (await found(arena.as[person], q))['page']?.map(({ path }) => path) ?? [];

describe('pages are found', () => {
  it.each([
    ['calendar', '/calendar'],
    ['calender', '/calendar'],
    ['claendar', '/calendar'],
    ['my events', '/calendar'],
    ['box score', '/box-score'],
    ['boxscore', '/box-score'],
    ['match analysis', '/box-score-detail'],
    ['stats', '/player-compare'],
    ['compare players', '/player-compare'],
    ['standings', '/standings'],
    ['league table', '/standings'],
    ['fixtures', '/games'],
    ['results', '/games'],
    ['athletes', '/players'],
    ['password', '/account'],
    ['privacy', '/account/data'],
    ['my data', '/account/data'],
    ['what is kept about me', '/account/data'],
    ['pasword', '/account'],
    ['log out', '/account'],
    ['logout', '/account'],
    ['dark mode', '/account'],
    ['theme', '/account'],
    ['display name', '/account'],
    ['photos', '/media'],
    ['live stream', '/streaming'],
    ['news', '/video-player'],
    ['announcments', '/announcements'],
    ['lobby', '/social'],
    ['achievements', '/social'],
    ['sign up', '/join'],
    ['anonymous', '/thoughts'],
    ['officers', '/residence-anchors'],
    ['ground anchors', '/home'],
    ['workout plan', '/ai'],
    ['playlist', '/more'],
  ])('%s leads to %s first', async (q, path) => {
    expect((await paths('member', q))[0]).toBe(path);
  });

  it('only by those who may open them', async () => {
    for (const q of ['audit log', 'settings', 'spreadsheets', 'sign-ups', 'danger zone', 'admin dashboard']) {
      const open = await paths('admin', q);
      expect([q, pageAt(adminSitemap, open[0] ?? '')?.guard]).toEqual([q, 'admin']);
      for (const person of ['member', 'officer'] as const) {
        const shown = await paths(person, q);
        expect([q, shown.filter((path) => !pageAt(sitemap, path))]).toEqual([q, []]);
      }
    }
    expect(await paths('member', 'enter scores')).toEqual([]);
    for (const person of ['officer', 'admin'] as const) {
      expect((await paths(person, 'enter scores'))[0]).toBe('/ground-anchor-dashboard');
    }
  });

  it('only if they open by an address of their own', async () => {
    const open = await Promise.all(
      ['game', 'watch', 'video', 'scores', 'account', 'home'].map((q) => paths('admin', q)),
    );
    const all = open.flat();
    expect(all).toContain('/games');
    for (const path of all) expect(path).not.toMatch(/:|watch|^\/$/);
  });
});
