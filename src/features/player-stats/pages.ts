import type { Site } from '#shared/sitemap.ts';

export const playerStatsPages: Site = [
  {
    path: '/player-compare',
    title: 'Player Stat Comparison',
    about: 'Two athletes side by side',
    words: 'compare players statistics stats versus',
    guard: 'member',
    module: 'src/features/player-stats/web/PlayerComparePage.tsx',
  },
  { slot: 'player-season', module: 'src/features/player-stats/web/parts/PlayerSeason.tsx' },
  { slot: 'below-table', module: 'src/features/player-stats/web/parts/LeadersPart.tsx' },
];
