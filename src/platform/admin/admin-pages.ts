import type { Sitemap } from '#shared/sitemap.ts';

export const adminPages: Sitemap = [
  {
    path: '/admin/dashboard',
    title: 'Admin Dashboard',
    under: '/more',
    about: 'Manage everything that the village shows',
    guard: 'admin',
    module: 'src/platform/admin/web/manage/DashboardPage.tsx',
  },
];
