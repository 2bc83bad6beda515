import type { Sitemap } from '#shared/sitemap.ts';

export const competitionsAdminPages: Sitemap = [
  {
    path: '/admin/competitions',
    title: 'Competitions',
    about: 'Leagues, cups and friendlies, and how their points are given',
    guard: 'admin',
    module: 'src/features/competitions/web/manage/CompetitionsPage.tsx',
  },
];
