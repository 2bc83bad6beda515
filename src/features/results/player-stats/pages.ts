import type { Sitemap } from '#shared/sitemap.ts';

export const playerStatsPages: Sitemap = [
  {
    path: '/player-compare',
    title: 'Player Stat Comparison',
    under: '/more',
    about: 'Two athletes side by side',
    keywords: 'compare players statistics stats versus',
    guard: 'member',
    module: 'src/features/results/player-stats/web/PlayerComparePage.tsx',
  },
];
