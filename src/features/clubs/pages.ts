import type { Site } from '#shared/sitemap.ts';

export const clubsPages: Site = [
  {
    path: '/clubs',
    title: 'Clubs',
    about: 'What there is to join',
    words: 'societies teams',
    guard: 'member',
    module: 'src/features/clubs/web/ClubsPage.tsx',
    reads: ['/api/clubs'],
  },
  { slot: 'beside-sport', module: 'src/features/clubs/web/parts/RelatedClubs.tsx' },
];
