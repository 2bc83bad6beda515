import type { Site } from '#shared/sitemap.ts';

export const morePages: Site = [
  {
    path: '/more',
    title: 'More',
    guard: 'member',
    module: 'src/features/more/web/MorePage.tsx',
    slot: 'beside-actions',
  },
];
