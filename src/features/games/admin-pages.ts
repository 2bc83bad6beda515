import type { Site } from '#shared/sitemap.ts';

export const gamesAdminPages: Site = [
  { slot: 'dashboard-tabs', name: 'games', module: 'src/features/games/web/manage/GamesManager.tsx' },
];
