import type { Site } from '#shared/sitemap.ts';

export const playerStatsPages: Site = [
  {
    path: '/player-compare',
    title: 'Player Stat Comparison',
    guard: 'member',
    module: 'src/features/player-stats/web/PlayerComparePage.tsx',
    reads: ['/api/sports'],
  },
];
