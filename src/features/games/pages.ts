import type { SitePage } from '#shared/sitemap.ts';

export const gamesPages: SitePage[] = [
  {
    path: '/games',
    title: 'Games & Matches',
    guard: 'member',
    module: 'src/features/games/web/GamesPage.tsx',
    reads: ['/api/games', '/api/games/going'],
  },
];
