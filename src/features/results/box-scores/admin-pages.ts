import type { Sitemap } from '#shared/sitemap.ts';

export const boxScoresAdminPages: Sitemap = [
  {
    path: '/box-score-entry',
    title: 'Enter box score',
    under: '/games',
    guard: 'member',
    module: 'src/features/results/box-scores/web/manage/EnterBoxScorePage.tsx',
  },
];
