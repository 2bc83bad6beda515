import type { Sitemap } from '#shared/sitemap.ts';

export const sportsAdminPages: Sitemap = [
  {
    path: '/admin/sports',
    title: 'Sports',
    under: '/admin/dashboard',
    about: 'What is played in the village',
    guard: 'admin',
    module: 'src/features/teams/sports/web/manage/SportsPage.tsx',
  },
];
