import type { SitePage } from '#shared/sitemap.ts';

export const homePages: SitePage[] = [
  {
    path: '/home',
    title: 'Home',
    about: 'The next game, the last result and more',
    keywords: 'ground anchors workout of the week tip of the day',
    guard: 'member',
    module: 'src/features/village/home/web/HomePage.tsx',
  },
];
