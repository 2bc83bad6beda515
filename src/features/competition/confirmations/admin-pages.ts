import type { Sitemap } from '#shared/sitemap.ts';

export const confirmationsAdminPages: Sitemap = [
  {
    path: '/disputed-results',
    title: 'Disputed results',
    under: '/more',
    about: 'Decide results that captains dispute',
    keywords: 'dispute captain confirm score complaint',
    guard: 'member',
    isForOfficers: true,
    module: 'src/features/competition/confirmations/web/manage/DisputedResultsPage.tsx',
  },
];
