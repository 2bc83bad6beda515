import type { Site } from '#shared/sitemap.ts';

export const anchorsPages: Site = [
  {
    path: '/residence-anchors',
    title: 'Residence Anchors',
    about: 'Who looks after the residence',
    words: 'officers sports committee contact help',
    guard: 'member',
    module: 'src/features/anchors/web/ResidenceAnchorsPage.tsx',
  },
  {
    slot: 'below-games',
    module: 'src/features/anchors/web/parts/GroundAnchorsCard.tsx',
    skeleton: 'h-96',
  },
];
