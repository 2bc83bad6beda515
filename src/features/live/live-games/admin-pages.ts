import type { Sitemap } from '#shared/sitemap.ts';

export const liveGamesAdminPages: Sitemap = [
  {
    path: '/games/:id/console',
    title: 'Scoring',
    guard: 'member',
    isWholeScreen: true,
    module: 'src/features/live/live-games/web/manage/ConsolePage.tsx',
  },
  {
    path: '/games/:id/sheet',
    title: 'Team sheet',
    guard: 'member',
    isWholeScreen: true,
    module: 'src/features/live/live-games/web/manage/SheetPage.tsx',
  },
  {
    path: '/admin/sports/own',
    title: 'Sport of your own',
    under: '/admin/sports',
    guard: 'admin',
    module: 'src/features/live/live-games/web/manage/OwnSportPage.tsx',
  },
  {
    path: '/score',
    title: 'Scoring by link',
    guard: 'visitor',
    isWholeScreen: true,
    module: 'src/features/live/live-games/web/manage/ScorerPage.tsx',
  },
];
