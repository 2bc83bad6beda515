import type { SitePage } from '#shared/sitemap.ts';
import { analysedGame, boxScoredGame } from './default-games.ts';

const readsUnlessNamed = (id: number) => (query: URLSearchParams) =>
  query.has('game') ? [] : [`/api/games/${id}`, `/api/games/${id}/box-score`];

export const boxScoresPages: SitePage[] = [
  {
    path: '/box-score',
    title: 'Box Score',
    about: 'What each player did in a game',
    words: 'boxscore',
    guard: 'member',
    module: 'src/features/box-scores/web/BoxScorePage.tsx',
    readsFor: readsUnlessNamed(boxScoredGame),
  },
  {
    path: '/box-score-detail',
    title: 'Match Analysis',
    about: 'A game in figures',
    words: 'boxscore',
    guard: 'member',
    module: 'src/features/box-scores/web/MatchAnalysisPage.tsx',
    readsFor: readsUnlessNamed(analysedGame),
  },
];
