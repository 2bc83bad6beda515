import type { Sitemap } from '#shared/sitemap.ts';

export const competitionsAdminPages: Sitemap = [
  {
    path: '/admin/competitions',
    title: 'Competitions',
    about: 'Leagues, cups and friendlies, and how their points are given',
    guard: 'admin',
    module: 'src/features/competition/competitions/web/manage/CompetitionsPage.tsx',
  },
  {
    path: '/admin/point-adjustments',
    title: 'Point deductions and gifts',
    about: 'Points taken from a team or given to it, with a reason',
    guard: 'admin',
    module: 'src/features/competition/competitions/web/manage/PointAdjustmentsPage.tsx',
  },
];
