import type { Site } from '#shared/sitemap.ts';

export const anchorsPages: Site = [
  {
    path: '/residence-anchors',
    title: 'Residence Anchors',
    about: 'Who looks after the residence',
    words: 'officers sports committee contact help',
    guard: 'member',
    module: 'src/features/anchors/web/ResidenceAnchorsPage.tsx',
    reads: ['/api/residence-anchors'],
  },
  {
    slot: 'below-games',
    module: 'src/features/anchors/web/parts/GroundAnchorsCard.tsx',
    reads: ['/api/ground-anchors'],
    skeleton: 'h-96',
  },
];
