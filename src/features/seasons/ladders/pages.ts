import type { Sitemap } from '#shared/sitemap.ts';

export const laddersPages: Sitemap = [
  {
    path: '/ladders',
    title: 'Ladders',
    under: '/more',
    about: 'Challenge somebody above you, and see where you stand',
    keywords: 'ladder challenge ranking elo rating chess pool table tennis',
    guard: 'member',
    module: 'src/features/seasons/ladders/web/LaddersPage.tsx',
  },
  {
    path: '/ladders/:id',
    title: 'Ladder',
    under: '/ladders',
    guard: 'member',
    module: 'src/features/seasons/ladders/web/LadderPage.tsx',
  },
];
