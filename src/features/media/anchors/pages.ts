import type { Sitemap } from '#shared/sitemap.ts';

export const anchorsPages: Sitemap = [
  {
    path: '/residence-anchors',
    title: 'Residence Anchors',
    under: '/more',
    about: 'Who looks after the residence',
    keywords: 'officers sports committee contact help',
    guard: 'member',
    module: 'src/features/media/anchors/web/ResidenceAnchorsPage.tsx',
  },
];
