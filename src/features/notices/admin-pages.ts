import type { Site } from '#shared/sitemap.ts';

export const noticesAdminPages: Site = [
  { slot: 'dashboard-top', module: 'src/features/notices/web/manage/WaitingManager.tsx' },
];
