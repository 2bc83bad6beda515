import type { Sitemap } from '#shared/sitemap.ts';

export const meetsPages: Sitemap = [
  {
    path: '/meets',
    title: 'Meets',
    under: '/games',
    about: 'Races, jumps and judged routines, with their results',
    keywords: 'athletics swimming cross-country cheerleading races gala sports day places times',
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
