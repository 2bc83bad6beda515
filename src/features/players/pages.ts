import type { SitePage } from '#shared/sitemap.ts';

export const playersPages: SitePage[] = [
  {
    path: '/players',
    title: 'Athletes',
    guard: 'member',
    module: 'src/features/players/web/PlayersPage.tsx',
    reads: ['/api/players/with-relations', '/api/players/totals'],
  },
  {
    path: '/teams',
    title: 'Teams',
    guard: 'member',
    module: 'src/features/players/web/TeamsPage.tsx',
    reads: ['/api/sports', '/api/teams'],
  },
];
