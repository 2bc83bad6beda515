import type { Sitemap } from '#shared/sitemap.ts';

export const competitionsAdminPages: Sitemap = [
  {
    path: '/admin/competitions',
    title: 'Competitions',
    under: '/admin/dashboard',
    about: 'Leagues, cups and friendlies, and how their points are given',
    guard: 'admin',
    module: 'src/features/competition/competitions/web/manage/CompetitionsPage.tsx',
  },
  {
    path: '/admin/point-adjustments',
    title: 'Point deductions and gifts',
    under: '/admin/dashboard',
    about: 'Points taken from a team or given to it, with a reason',
    guard: 'admin',
    module: 'src/features/competition/competitions/web/manage/PointAdjustmentsPage.tsx',
  },
];
