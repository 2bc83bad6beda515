import type { SitePage } from '#shared/sitemap.ts';

export const boxScoresPages: SitePage[] = [
  {
    path: '/box-score',
    title: 'Box Score',
    under: '/games',
    backTo: '/home',
    about: 'What each player did in a game',
    keywords: 'boxscore',
    guard: 'member',
    module: 'src/features/results/box-scores/web/BoxScorePage.tsx',
  },
  {
    path: '/box-score-detail',
    title: 'Match analysis',
    under: '/games',
    about: 'A game in figures',
    keywords: 'boxscore',
    guard: 'member',
    module: 'src/features/results/box-scores/web/MatchAnalysisPage.tsx',
  },
];
