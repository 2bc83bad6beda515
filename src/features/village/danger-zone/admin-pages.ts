import type { SitePage } from '#shared/sitemap.ts';

export const dangerZonePages: SitePage[] = [
  {
    path: '/admin-dashboard',
    title: 'Danger Zone',
    under: '/more',
    guard: 'admin',
    module: 'src/features/village/danger-zone/web/manage/DangerDashboardPage.tsx',
    about: 'Delete all comments, reset; playlists',
  },
  {
    path: '/simple-admin',
    title: 'Simple Admin Dashboard',
    under: '/more',
    guard: 'admin',
    module: 'src/features/village/danger-zone/web/manage/SimpleAdminPage.tsx',
  },
];
