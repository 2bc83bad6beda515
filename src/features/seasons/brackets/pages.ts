import type { Sitemap } from '#shared/sitemap.ts';

export const bracketsPages: Sitemap = [
  {
    path: '/brackets',
    title: 'Brackets',
    under: '/games',
    about: 'Cups and play-offs as a tree',
    keywords: 'knock-out knockout cup playoffs semi-final final tournament draw',
    guard: 'member',
    module: 'src/features/seasons/brackets/web/BracketsPage.tsx',
  },
  {
    path: '/competitions/:id/bracket',
    title: 'Bracket',
    under: '/brackets',
    guard: 'member',
    module: 'src/features/seasons/brackets/web/BracketPage.tsx',
  },
];
