import type { Sitemap } from '#shared/sitemap.ts';

export const meetsPages: Sitemap = [
  {
    path: '/meets',
    title: 'Meets',
    under: '/games',
    about: 'Athletics, swimming, races and their results',
    guard: 'member',
    module: 'src/features/competition/meets/web/MeetsPage.tsx',
  },
  {
    path: '/meets/:id',
    title: 'Meet',
    under: '/meets',
    guard: 'member',
    module: 'src/features/competition/meets/web/MeetPage.tsx',
  },
];
