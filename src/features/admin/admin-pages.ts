import type { Site } from '#shared/sitemap.ts';

export const adminPages: Site = [
  {
    path: '/admin/dashboard',
    title: 'Admin Dashboard',
    about: 'Manage everything that the village shows',
    guard: 'admin',
    module: 'src/features/admin/web/manage/DashboardPage.tsx',
  },
];
