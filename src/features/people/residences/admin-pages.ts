import type { Sitemap } from '#shared/sitemap.ts';

export const residencesAdminPages: Sitemap = [
  {
    path: '/admin/residences',
    title: 'Residences',
    under: '/admin/dashboard',
    about: 'Colours, crests, residents, and which teams belong where',
    guard: 'admin',
    module: 'src/features/people/residences/web/manage/ManageResidencesPage.tsx',
  },
  {
    path: '/residents',
    title: 'Residents',
    under: '/ground-anchor-dashboard',
    about: 'Who lives in which residence, and since when',
    keywords: 'people address moved in moved out',
    guard: 'member',
    isForOfficers: true,
    module: 'src/features/people/residences/web/manage/ResidentsPage.tsx',
  },
];
