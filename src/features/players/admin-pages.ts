import type { Site } from '#shared/sitemap.ts';

export const playersAdminPages: Site = [
  { slot: 'dashboard-tabs', name: 'rosters', module: 'src/features/players/web/manage/TeamsManager.tsx' },
];
