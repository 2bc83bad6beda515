import { expect, it } from 'vitest';
import { deriveFeatureOrder } from './feature-order.ts';

const server = `
import { games } from '#features/competition/games/server/feature.ts';
import { searchWords } from '#features/village/search-words/server/feature.ts';
import { sports } from '#features/teams/sports/server/feature.ts';
import type { Feature } from '#server/feature.ts';

export const features: readonly Feature[] = [
  sports,
  games,
  searchWords,
];
`;
const buildSitemap = (...lines: string[]) => `
import { gamesPages } from '#features/competition/games/pages.ts';
import { homePages } from '#features/village/home/pages.ts';
import { sportsPages } from '#features/teams/sports/pages.ts';

const later = [{ path: '/more', title: 'More' }];
const site = [${lines.map((line) => `...${line},`).join(' ')} ...later];
`;

it('follows the server’s list, whatever order the sitemap gives the same features', () => {
  const sitemap = buildSitemap('gamesPages', 'sportsPages');
  expect(deriveFeatureOrder({ server, sitemap, adminSitemap: '' })).toEqual(['sports', 'games', 'search-words']);
});

it('puts a feature that has only pages after its predecessor on the sitemap', () => {
  const order = (...lines: string[]) =>
    deriveFeatureOrder({ server, sitemap: buildSitemap(...lines), adminSitemap: '' });
  expect(order('gamesPages', 'homePages', 'sportsPages')).toEqual(['sports', 'games', 'home', 'search-words']);
  expect(order('homePages', 'gamesPages')).toEqual(['home', 'sports', 'games', 'search-words']);
});

it('treats the admin sitemap in the same way', () => {
  const adminSitemap = `
import { adminPages } from '#platform/admin/admin-pages.ts';
import { gamesAdminPages } from '#features/competition/games/admin-pages.ts';

const site = [...adminPages, ...gamesAdminPages];
`;
  const order = deriveFeatureOrder({ server, sitemap: buildSitemap('gamesPages'), adminSitemap });
  expect(order).toEqual(['admin', 'sports', 'games', 'search-words']);
});
