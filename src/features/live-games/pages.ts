import type { Site } from '#shared/sitemap.ts';

export const liveGamesPages: Site = [
  {
    path: '/games/:id',
    title: 'Game',
    guard: 'member',
    module: 'src/features/live-games/web/GamePage.tsx',
  },
];
