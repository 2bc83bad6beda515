import type { SitePage } from '#shared/sitemap.ts';

export const clubsPages: SitePage[] = [
  {
    path: '/clubs',
    title: 'Clubs',
    guard: 'member',
    module: 'src/features/clubs/web/ClubsPage.tsx',
    reads: ['/api/clubs'],
  },
];
