import type { Site } from '#shared/sitemap.ts';

export const lobbyPages: Site = [
  {
    path: '/social',
    title: 'Sports Lobby',
    about: 'Shared workouts and my achievements',
    words: 'community feed share badges awards points',
    guard: 'member',
    module: 'src/features/lobby/web/LobbyPage.tsx',
  },
  { slot: 'workout-acts', module: 'src/features/lobby/web/parts/SharePlan.tsx' },
];
