import type { Site } from '#shared/sitemap.ts';

export const sportsAdminPages: Site = [
  {
    path: '/admin/sports',
    title: 'Sports',
    about: 'What is played in the village',
    guard: 'admin',
    module: 'src/features/sports/web/manage/SportsPage.tsx',
  },
];
