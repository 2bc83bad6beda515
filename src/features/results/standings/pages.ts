import type { Sitemap } from '#shared/sitemap.ts';

export const standingsPages: Sitemap = [
  {
    path: '/standings',
    title: 'Standings',
    under: '/games',
    about: 'League tables and leaders',
    keywords: 'log points position ranking',
    guard: 'member',
    module: 'src/features/results/standings/web/StandingsPage.tsx',
  },
];
