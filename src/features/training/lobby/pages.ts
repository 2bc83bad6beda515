import type { Sitemap } from '#shared/sitemap.ts';

export const lobbyPages: Sitemap = [
  {
    path: '/social',
    title: 'Sports Lobby',
    under: '/more',
    about: 'Shared workouts and my achievements',
    keywords: 'community feed share badges awards points',
    guard: 'member',
    module: 'src/features/training/lobby/web/LobbyPage.tsx',
  },
];
