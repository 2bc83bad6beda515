import type { Sitemap } from '#shared/sitemap.ts';

export const laddersAdminPages: Sitemap = [
  {
    path: '/admin/ladders',
    title: 'Manage ladders',
    under: '/admin/dashboard',
    about: 'How far people may challenge, how long they have, and how ratings move',
    guard: 'admin',
    module: 'src/features/seasons/ladders/web/manage/ManageLaddersPage.tsx',
  },
];
