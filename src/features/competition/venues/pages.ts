import type { Sitemap } from '#shared/sitemap.ts';

export const venuesPages: Sitemap = [
  {
    path: '/venues',
    title: 'Venues',
    under: '/games',
    about: 'Where games are played, and how to get there',
    keywords: 'courts fields grounds pitches halls map directions opening hours',
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
