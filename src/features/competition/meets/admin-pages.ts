import type { Sitemap } from '#shared/sitemap.ts';

export const meetsAdminPages: Sitemap = [
  {
    path: '/meets/:id/results',
    title: 'Enter results',
    under: '/meets',
    guard: 'member',
    module: 'src/features/competition/meets/web/manage/EnterResultsPage.tsx',
  },
];
