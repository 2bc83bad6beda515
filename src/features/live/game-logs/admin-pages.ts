import type { Sitemap } from '#shared/sitemap.ts';

export const gameLogAdminPages: Sitemap = [
  {
    path: '/admin/import-game',
    title: 'Import a game',
    under: '/admin/dashboard',
    guard: 'admin',
    module: 'src/features/live/game-logs/web/manage/ImportGamePage.tsx',
    about: 'Make a game of a play-by-play file from another village, with its plays, score and box score',
  },
];
