import type { Site } from '#shared/sitemap.ts';

export const boxScoresAdminPages: Site = [
  {
    path: '/box-score-entry',
    title: 'Enter Box Score',
    guard: 'member',
    module: 'src/features/box-scores/web/manage/EnterBoxScorePage.tsx',
  },
  { slot: 'officer-game-acts', module: 'src/features/box-scores/web/manage/BoxScoreManager.tsx' },
];
