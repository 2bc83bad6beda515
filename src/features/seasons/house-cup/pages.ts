import type { Sitemap } from '#shared/sitemap.ts';

export const houseCupPages: Sitemap = [
  {
    path: '/cup',
    title: 'House cup',
    under: '/games',
    about: 'Points of all residences',
    keywords: 'trophy',
    guard: 'member',
    module: 'src/features/seasons/house-cup/web/CupPage.tsx',
  },
];
