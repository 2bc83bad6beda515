import type { Sitemap } from '#shared/sitemap.ts';

export const residencesAdminPages: Sitemap = [
  {
    path: '/admin/residences',
    title: 'Residences',
    about: 'Colours, crests, residents, and which teams belong where',
    guard: 'admin',
    module: 'src/features/residences/web/manage/ManageResidencesPage.tsx',
  },
];
