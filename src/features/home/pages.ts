import type { SitePage } from '#shared/sitemap.ts';

export const homePages: SitePage[] = [
  {
    path: '/home',
    title: 'Home',
    guard: 'member',
    module: 'src/features/home/web/HomePage.tsx',
    reads: ['/api/games', '/api/games/going'],
    slot: 'below-games',
  },
];
