import type { Sitemap } from '#shared/sitemap.ts';

export const venuesPages: Sitemap = [
  {
    path: '/venues',
    title: 'Venues',
    under: '/games',
    about: 'Where games are played',
    keywords: 'courts fields grounds pitches halls map directions',
    guard: 'member',
    module: 'src/features/competition/venues/web/VenuesPage.tsx',
  },
  {
    path: '/venues/:id',
    title: 'Venue',
    guard: 'member',
    module: 'src/features/competition/venues/web/VenuePage.tsx',
  },
];
