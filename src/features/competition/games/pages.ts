import type { Sitemap } from '#shared/sitemap.ts';

export const gamesPages: Sitemap = [
  {
    path: '/games',
    title: 'Games & Matches',
    about: 'Fixtures, results and RSVPs',
    keywords: 'schedule scores upcoming past matches',
    guard: 'member',
    module: 'src/features/competition/games/web/GamesPage.tsx',
  },
];
