import type { Sitemap } from '#shared/sitemap.ts';

export const clubsPages: Sitemap = [
  {
    path: '/clubs',
    title: 'Clubs',
    under: '/more',
    about: 'What there is to join',
    keywords: 'societies teams',
    guard: 'member',
    module: 'src/features/teams/clubs/web/ClubsPage.tsx',
  },
  {
    path: '/clubs/:id',
    title: 'Club',
    guard: 'member',
    module: 'src/features/teams/clubs/web/ClubPage.tsx',
  },
];
