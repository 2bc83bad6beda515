import type { Sitemap } from '#shared/sitemap.ts';

export const liveGamesPages: Sitemap = [
  {
    path: '/games/:id',
    title: 'Game',
    guard: 'member',
    module: 'src/features/live/live-games/web/GamePage.tsx',
  },
];
